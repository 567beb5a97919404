/** Two presses of one button that start closer together than this are one press. */
export const DOUBLE_PRESS_MS = 700;

interface Press {
  /** What it asks for, as text. */
  act: string;
  startedAt: number;
  state: 'running' | 'done' | 'failed';
}

/**
 * Tells the second press of a double-click from a new act: the same act again, while the first is under way or within
 * DOUBLE_PRESS_MS of its start. It decides in the click itself, before anything is drawn. An act that failed may be
 * tried again at once.
 */
export class DoublePressGuard {
  #last: Press | null = null;

  /**
   * Starts an act.
   *
   * @returns what to call as it ends; null for a second press, which must do nothing
   */
  start(act: string): ((isDone: boolean) => void) | null {
    const last = this.#last;
    const isSame = last?.act === act && last.state !== 'failed';
    if (isSame && (last.state === 'running' || Date.now() - last.startedAt < DOUBLE_PRESS_MS)) return null;
    const press: Press = { act, startedAt: Date.now(), state: 'running' };
    this.#last = press;
    return (isDone) => {
      press.state = isDone ? 'done' : 'failed';
    };
  }
}
