/** Two presses of one button that start closer together than this are one press. */
export const DOUBLE_PRESS_MS = 700;

interface Press {
  /** What it asks for, as text. */
  act: string;
  startedAt: number;
  state: 'running' | 'done' | 'failed';
  result: Promise<unknown>;
}

/**
 * Tells the second press of a double-click from a new act: the same act again, while the first is under way or within
 * DOUBLE_PRESS_MS of its start. It decides in the click itself, before anything is drawn. An act that failed may be
 * tried again at once.
 */
export class DoublePressGuard {
  #last: Press | null = null;

  /**
   * Does an act, unless this is the second press.
   *
   * @param isDone of its result: whether it was done; one that was not may be tried again at once, as one that failed
   * @returns its result; for a second press that of the first, so that nobody waits for ever
   */
  run<R>(act: string, work: () => Promise<R>, isDone: (result: R) => boolean = () => true): Promise<R> {
    const last = this.#last;
    const isSame = last?.act === act && last.state !== 'failed';
    if (isSame && (last.state === 'running' || Date.now() - last.startedAt < DOUBLE_PRESS_MS)) {
      return last.result as Promise<R>;
    }
    const startedAt = Date.now();
    const result = work();
    const press: Press = { act, startedAt, state: 'running', result };
    this.#last = press;
    result.then(
      (value) => {
        press.state = isDone(value) ? 'done' : 'failed';
      },
      () => {
        press.state = 'failed';
      },
    );
    return result;
  }
}
