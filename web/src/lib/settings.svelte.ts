import { isSpeed, manner, type Manner, type Speed } from './board/manner';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The settings on this device. */
class Settings {
  /** How fast things move on boards. */
  speed = $state<Speed>(storedSpeed());
  /** Whether to ask for confirmation before an action is played. */
  confirm = $state(localStorage.getItem('confirm') === 'yes');
  /** Whether to analyse positions where that is allowed. */
  study = $state(localStorage.getItem('study') === 'yes');
  #notify = $state(localStorage.getItem('notify') === 'yes');

  /** How things move, by the speed that was chosen and what the device asks for. */
  get manner(): Manner {
    return manner(this.speed, calm.matches);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem('speed', speed);
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    localStorage.setItem('confirm', on ? 'yes' : 'no');
  }

  setStudy(on: boolean): void {
    this.study = on;
    localStorage.setItem('study', on ? 'yes' : 'no');
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
}

function storedSpeed(): Speed {
  const stored = localStorage.getItem('speed');
  return isSpeed(stored) ? stored : 'normal';
}

export const settings = new Settings();
