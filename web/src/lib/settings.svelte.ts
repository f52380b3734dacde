/** The settings on this device. */
class Settings {
  /** Whether to ask for confirmation before an action is played. */
  confirm = $state(localStorage.getItem('confirm') === 'yes');
  /** Whether to analyse positions where that is allowed. */
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

export const settings = new Settings();
