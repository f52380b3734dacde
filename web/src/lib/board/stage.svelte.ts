import type { Clock } from './clock';
import type { Manner } from './manner';
import type { Cue, Sound } from './motion';

/** What a stage needs from the page: the clock, the speed, and a way to play sounds. */
export interface House {
  clock: Clock;
  manner: () => Manner;
  sound: (sound: Sound) => void;
}

/** What a stage needs to know about a scene. */
export interface Act {
  /** How long the scene lasts, in milliseconds. */
  length: number;
  cues: Cue[];
  /** The time at which the scene has shown what the remarks are about; by default, its end. */
  tells?: number;
  /** How much longer than usual the end of the scene stays in sight before the next action, in milliseconds. */
  rests?: number;
  /** What the scene waits for at its end: a press anywhere, or only `goOn`. By default, it does not wait. */
  waits?: 'press' | 'board' | null;
}

/** The callbacks of the board that plays on a stage. */
export interface Player {
  /**
   * Called when the scene of the next action is announced. In that scene, held pieces start from where they
   * are drawn at this moment.
   */
  announced: () => void;
  /** Called when the stage stops, so that all pieces jump to their places. */
  stopped: () => void;
}

/**
 * The most by which a scene advances in one frame, in milliseconds. With this limit, a slow device skips no
 * part of a motion.
 */
const LONGEST_STEP = 50;

/** How many frames a board may take to begin a scene that was announced. */
const PATIENCE = 2;

/**
 * Plays one scene at a time, and lets time pass between scenes. The playback announces the scene of an action
 * and then shows that action. The board begins the scene. Once the scene is over, the playback continues.
 */
export class Stage {
  /** Milliseconds since the scene began; infinite once it is over. */
  time = $state(Infinity);
  /** Milliseconds since a piece that the player moves set out; infinite once it has arrived. */
  carried = $state(Infinity);
  /** Whether nothing moves and no scene is announced. */
  resting = $state(true);
  /** Whether only a piece that the player moves is in motion. If so, the last action was shown to its end. */
  carries = $state(false);
  /** Whether the player has seen the events that the remarks explain. */
  telling = $state(true);
  /** Whether scenes are short fades. */
  calm = $state(false);
  player: Player | null = null;
  /** The number of scenes so far. */
  scene = 0;
  /** Called when everything has come to rest. */
  onrest: (() => void) | null = null;

  readonly #house: House;
  #cancel: (() => void) | null = null;
  /** The scene that is playing, with the sounds that are still to come; null if none is playing. */
  #scene: Act | null = null;
  /** The frames left for a scene that was announced but has not begun. */
  #patience = 0;
  /** When the last frame was drawn; null before the first one. */
  #drawn: number | null = null;
  #rested = -Infinity;
  #waiting: { until: number; then: () => void } | null = null;

  constructor(house: House) {
    this.#house = house;
    this.calm = house.manner().calm;
  }

  /** Whether a scene was announced and has not begun. */
  get announced(): boolean {
    return this.#patience > 0;
  }

  /**
   * Announces the scene of the next action. If the board begins no scene within `PATIENCE` frames, the stage
   * is at rest again.
   */
  announce(): void {
    this.scene++;
    this.player?.announced();
    const { speed, calm } = this.#house.manner();
    this.calm = calm;
    this.#waiting = null;
    this.#end();
    this.#patience = PATIENCE;
    this.resting = false;
    this.telling = false;
    // Show the start of the scene at once, until the board begins to play it.
    this.time = speed === 0 ? Infinity : 0;
    this.#run();
  }

  /** Plays a scene. It replaces the scene that is playing. */
  play({ length, cues, tells = length, rests = 0, waits = null }: Act): void {
    this.#end();
    if (length === 0 || this.#house.manner().speed === 0) {
      if (cues[0]) this.#house.sound(cues[0].sound);
      return this.#rest(this.#house.clock.now());
    }
    this.#scene = { length, cues: [...cues].sort((a, b) => a.at - b.at), tells, rests, waits };
    this.#drawn = null;
    this.resting = false;
    this.time = 0;
    this.#run();
  }

  /** Whether the last action was shown to its end. */
  get shown(): boolean {
    return this.resting || this.carries;
  }

  /**
   * Lets time pass for a piece that the player moves. Meanwhile the board shows the end of the last scene.
   */
  carry(length: number, cues: Cue[] = []): void {
    this.play({ length, cues });
    if (this.resting) return;
    this.carries = true;
    [this.carried, this.time] = [0, Infinity];
  }

  /** Plays a sound at once. */
  sound(sound: Sound): void {
    this.#house.sound(sound);
  }

  /**
   * Calls a function once everything has been at rest for `pause` milliseconds. If another function is
   * waiting already, this does nothing.
   */
  after(pause: number, then: () => void): void {
    if (this.#waiting) return;
    const until = this.#rested + pause;
    if (this.resting && until <= this.#house.clock.now()) return then();
    this.#waiting = { until, then };
    this.#run();
  }

  /** Ends the scene that is playing, or skips to where it waits. If none is playing, ends the pause. */
  hurry(): void {
    const scene = this.#scene;
    if (scene?.waits && this.time < scene.length) {
      scene.cues.length = 0;
      this.#proceed(scene, scene.length, this.#house.clock.now());
    } else if (scene?.waits !== 'board') this.goOn();
  }

  /** Ends the scene that is playing, even if it waits. If none is playing, ends the pause. */
  goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (!this.resting) return this.#rest(-Infinity);
    this.#rested = -Infinity;
    waiting?.then();
  }

  /** Puts everything to rest at once, and forgets the function that waits. */
  stop(): void {
    this.player?.stopped();
    this.#waiting = null;
    this.#end();
    this.#rested = this.#house.clock.now();
    this.time = Infinity;
    this.resting = true;
    this.telling = true;
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Ends the scene that is playing, or that was announced. */
  #end(): void {
    this.#scene = null;
    this.#patience = 0;
    this.carries = false;
    this.carried = Infinity;
  }

  #rest(at: number): void {
    this.#end();
    this.#rested = at;
    this.time = Infinity;
    this.resting = true;
    this.telling = true;
    this.onrest?.();
  }

  #run(): void {
    this.#cancel ??= this.#house.clock.frame(() => {
      this.#cancel = null;
      this.#frame(this.#house.clock.now());
      if (!this.resting || this.#waiting) this.#run();
    });
  }

  #frame(now: number): void {
    const passed = Math.min(now - (this.#drawn ?? now), LONGEST_STEP);
    this.#drawn = now;
    const before = this.carries ? this.carried : this.time;
    if (this.#scene) this.#proceed(this.#scene, before + passed * this.#house.manner().speed, now);
    else if (!this.resting && --this.#patience <= 0) this.#rest(now);
    const waiting = this.#waiting;
    if (this.resting && waiting && waiting.until <= now) {
      this.#waiting = null;
      waiting.then();
    }
  }

  #proceed({ length, cues, tells = length, rests = 0, waits = null }: Act, time: number, now: number): void {
    for (let cue = cues[0]; cue && cue.at <= time; cue = cues[0]) {
      this.#house.sound(cue.sound);
      cues.shift();
    }
    if (time >= tells) this.telling = true;
    if (time >= length && !waits) this.#rest(now + rests);
    else if (this.carries) this.carried = time;
    else this.time = time;
  }
}
