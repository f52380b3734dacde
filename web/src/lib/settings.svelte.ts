/** What somebody has set on this device. */
class Settings {
  /** Whether an action is asked about before it is played. */
  confirm = $state(localStorage.getItem('confirm') === 'yes');
  /** Whether positions are studied where that is allowed. */
  study = $state(localStorage.getItem('study') === 'yes');
  #notify = $state(localStorage.getItem('notify') === 'yes');

  setConfirm(on: boolean): void {
    this.confirm = on;
    localStorage.setItem('confirm', on ? 'yes' : 'no');
  }

  setStudy(on: boolean): void {
    this.study = on;
    localStorage.setItem('study', on ? 'yes' : 'no');
  }

  /** Whether the browser lets a page notify at all: over plain http it does not. */
  readonly canNotify = 'Notification' in globalThis && isSecureContext;

  /** Whether one is notified of one's turn. */
  get notify(): boolean {
    return this.canNotify && this.#notify && Notification.permission === 'granted';
  }

  /** Asks the browser for leave where it has not been given. Answers whether one is notified now. */
  async setNotify(on: boolean): Promise<boolean> {
    this.#notify = on && this.canNotify && (await Notification.requestPermission()) === 'granted';
    localStorage.setItem('notify', this.#notify ? 'yes' : 'no');
    return this.#notify;
  }
}

export const settings = new Settings();
