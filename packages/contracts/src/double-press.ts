/** Two presses of one button that start closer together than this are one press. */
export const DOUBLE_PRESS_MS = 700;

interface Press {
  /** What it asks for, as text. */
  act: string;
  startedAt: number;
  state: 'running' | 'done' | 'failed';
  result: Promise<unknown>;
}

/** A file as far as it can be told from another one without reading it. JSON has nothing of a file. */
interface FileLook {
  name: string;
  size: number;
  lastModified: number;
}

const isFile = (part: object): part is FileLook => 'lastModified' in part && 'size' in part;

/** One part of what `actKey` writes: keys in their order, and a file by its name, size and date. */
function toKeyPart(_key: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  if (isFile(part)) return ['file', part.name, part.size, part.lastModified];
  return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Text that two acts share if they ask for the same. Values that differ only in the order of their keys are the same. */
export const actKey = (values: unknown): string => JSON.stringify([values], toKeyPart);

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
