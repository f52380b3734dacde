import type { Sound } from '../board/motion';

export type Noise = Sound | 'win' | 'lose' | 'turn' | 'request' | 'refused';

/** One part of a sound: a tone that dies away, or a puff of noise. */
interface Stroke {
  at: number;
  pitch: number;
  /** How many seconds the sound takes to die away. */
  dies: number;
  loud: number;
  body: 'wood' | 'glass' | 'air';
}

const stroke = (body: Stroke['body'], pitch: number, dies: number, loud: number, at = 0): Stroke => ({
  at,
  pitch,
  dies,
  loud,
  body,
});

const scores: Record<Noise, Stroke[]> = {
  place: [stroke('wood', 330, 0.09, 0.5)],
  move: [stroke('wood', 260, 0.08, 0.4)],
  capture: [stroke('wood', 196, 0.16, 0.6), stroke('wood', 147, 0.2, 0.5, 0.06)],
  stone: [stroke('glass', 1500, 0.06, 0.22)],
  bird: [stroke('air', 900, 0.22, 0.3)],
  card: [stroke('air', 2400, 0.07, 0.3)],
  tile: [stroke('wood', 520, 0.08, 0.4)],
  prize: [stroke('glass', 784, 0.3, 0.22), stroke('glass', 1175, 0.45, 0.22, 0.09)],
  starve: [stroke('wood', 175, 0.5, 0.3)],
  // The bolt of a padlock.
  lock: [stroke('glass', 2300, 0.07, 0.2), stroke('wood', 410, 0.12, 0.45, 0.08)],
  win: [523, 659, 784, 1047].map((pitch, i) => stroke('glass', pitch, 0.6, 0.28, i * 0.11)),
  lose: [392, 330, 262].map((pitch, i) => stroke('wood', pitch, 0.5, 0.3, i * 0.16)),
  turn: [stroke('glass', 880, 0.25, 0.2), stroke('glass', 1175, 0.3, 0.2, 0.09)],
  request: [659, 659, 880].map((pitch, i) => stroke('glass', pitch, 0.3, 0.3, i * 0.14)),
  refused: [stroke('wood', 110, 0.12, 0.5), stroke('wood', 104, 0.12, 0.4, 0.09)],
};

/** How long the audio device runs after the last sound began, in milliseconds. A running device drains the battery. */
const REST = 30_000;
/** How late a sound may begin, in milliseconds. A later one would seem to belong to something else. */
const LATE = 500;

/** Synthesises every sound; there are no recordings. */
class Sounds {
  /** How loud sounds are, from 0 to 1. */
  volume = $state(storedVolume());
  muted = $state(localStorage.getItem('muted') === 'yes');
  #context: AudioContext | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  toggle(): void {
    this.muted = !this.muted;
    localStorage.setItem('muted', this.muted ? 'yes' : 'no');
  }

  setVolume(volume: number): void {
    // Volume 0 mutes the sound. When the sound is turned on again, it has the volume that was chosen before.
    if (volume > 0) {
      this.volume = volume;
      localStorage.setItem('volume', String(volume));
    }
    if (this.muted !== (volume === 0)) this.toggle();
  }

  play(noise: Noise): void {
    // Browsers allow sound only after a click or a key press.
    if (this.muted || !navigator.userActivation?.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void context.suspend(), REST);
    const due = performance.now();
    const strikeAll = () => {
      if (performance.now() - due > LATE) return;
      for (const one of scores[noise]) strike(context, one, this.volume);
    };
    // If the browser refuses, for example during a phone call, the sound is dropped.
    context.resume().then(strikeAll, () => {});
  }
}

function storedVolume(): number {
  const stored = Number(localStorage.getItem('volume') ?? 1);
  return stored > 0 && stored <= 1 ? stored : 1;
}

function strike(context: AudioContext, { at, pitch, dies, loud, body }: Stroke, volume: number): void {
  const begin = context.currentTime + at;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(loud * volume * 0.5, begin + 0.004);
  swell.gain.exponentialRampToValueAtTime(0.0008, begin + dies);
  swell.connect(context.destination);
  const source = body === 'air' ? puff(context, pitch, swell) : tone(context, pitch, body, begin, swell);
  source.start(begin);
  source.stop(begin + dies);
}

function tone(context: AudioContext, pitch: number, body: 'wood' | 'glass', begin: number, out: AudioNode) {
  const source = context.createOscillator();
  source.type = body === 'wood' ? 'triangle' : 'sine';
  // Vary the pitch a little, so that no two strokes sound alike.
  const real = pitch * (1 + (Math.random() - 0.5) * 0.05);
  source.frequency.setValueAtTime(body === 'wood' ? real * 1.6 : real, begin);
  source.frequency.exponentialRampToValueAtTime(real, begin + 0.02);
  source.connect(out);
  return source;
}

function puff(context: AudioContext, pitch: number, out: AudioNode) {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(out);
  return source;
}

export const sounds = new Sounds();
