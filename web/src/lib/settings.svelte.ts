import { isSpeed, manner, type Manner, type Speed } from './board/manner';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const clear = matchMedia('(prefers-contrast: more)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The themes to choose from. With `system`, the device decides between light, dark and high contrast. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** A setting that is on or off. */
type Switch = 'confirm' | 'premove' | 'coordinates';

/** The settings that are on by default. */
const ON: readonly Switch[] = ['coordinates'];

const stored = (name: Switch) =>
  ON.includes(name) ? localStorage.getItem(name) !== 'no' : localStorage.getItem(name) === 'yes';

/** The settings on this device. */
class Settings {
  /** The speed of animations. */
  speed = $state<Speed>(storedSpeed());
  theme = $state<Theme>(storedTheme());
  /** Whether to ask for confirmation before an action is played. */
  confirm = $state(stored('confirm'));
  /**
   * Whether a player can choose an action during another player's turn. It is played as soon as their own
   * turn comes.
   */
  premove = $state(stored('premove'));
  /** Whether boards show the names of their rows and columns. */
  coordinates = $state(stored('coordinates'));
  #notify = $state(localStorage.getItem('notify') === 'yes');

  constructor() {
    for (const wish of [clear, dark]) wish.addEventListener('change', () => this.#show());
    this.#show();
  }

  /** How boards are animated, by the chosen speed and by whether the device prefers reduced motion. */
  get manner(): Manner {
    return manner(this.speed, calm.matches);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem('speed', speed);
    this.#show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    this.#show();
  }

  set(name: Switch, on: boolean): void {
    this[name] = on;
    localStorage.setItem(name, on ? 'yes' : 'no');
    this.#show();
  }

  /** Whether the browser allows notifications at all: over plain http it does not. */
  readonly canNotify = 'Notification' in globalThis && isSecureContext;

  /** Whether to notify the viewer of their turn. */
  get notify(): boolean {
    return this.canNotify && this.#notify && Notification.permission === 'granted';
  }

  /** Asks the browser for permission if needed. Returns whether notifications are on. */
  async setNotify(on: boolean): Promise<boolean> {
    this.#notify = on && this.canNotify && (await Notification.requestPermission()) === 'granted';
    localStorage.setItem('notify', this.#notify ? 'yes' : 'no');
    return this.#notify;
  }

  /** Passes the settings to the style sheets, as attributes of the document. */
  #show(): void {
    const { dataset } = document.documentElement;
    dataset['still'] = this.speed === 'off' ? 'yes' : 'no';
    dataset['theme'] = this.theme === 'system' && clear.matches ? 'contrast' : this.theme;
    dataset['coordinates'] = this.coordinates ? 'on' : 'off';
    // The browser colours its bar above the page by these elements.
    const { backgroundColor } = getComputedStyle(document.body);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = backgroundColor;
  }
}

function storedSpeed(): Speed {
  const stored = localStorage.getItem('speed');
  return isSpeed(stored) ? stored : 'normal';
}

function storedTheme(): Theme {
  const stored = localStorage.getItem('theme');
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export const settings = new Settings();
