import { startLeaves } from './leaf-thread';

type Posted = { data: Uint8Array };

/** A second thread that answers each piece with its length, until it is told to break. */
class SecondThread {
  static last: SecondThread | null = null;
  onmessage: ((event: Posted) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly given: Uint8Array[] = [];

  constructor() {
    SecondThread.last = this;
  }

  postMessage(chunk: Uint8Array): void {
    this.given.push(chunk);
  }

  answerNext(): void {
    const chunk = this.given.shift();
    this.onmessage?.({ data: Uint8Array.of(chunk?.length ?? 0) });
  }
}

const cores = (count: number) =>
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: count });

beforeEach(() => {
  SecondThread.last = null;
  globalThis.Worker = SecondThread as unknown as typeof Worker;
  cores(2);
});

test('pieces are answered in their order, and what was given away is a copy', async () => {
  const leaves = startLeaves('leaf-worker.js')!;
  const first = new Uint8Array(3);
  const answers = [leaves(first), leaves(new Uint8Array(5))];
  expect(SecondThread.last?.given[0]).not.toBe(first);
  SecondThread.last?.answerNext();
  SecondThread.last?.answerNext();
  expect(await Promise.all(answers)).toEqual([Uint8Array.of(3), Uint8Array.of(5)]);
});

test('where the second thread breaks, all that it owes and all that follows is left to the first', async () => {
  const leaves = startLeaves('leaf-worker.js')!;
  const answers = [leaves(new Uint8Array(3)), leaves(new Uint8Array(5))];
  const preventDefault = jest.fn();
  SecondThread.last?.onerror?.({ preventDefault });
  expect(await Promise.all([...answers, leaves(new Uint8Array(7))])).toEqual([null, null, null]);
  expect(preventDefault).toHaveBeenCalled();
});

test('a device of one core, or without workers in workers, hashes in one thread', () => {
  cores(1);
  expect(startLeaves('leaf-worker.js')).toBeNull();
  cores(8);
  delete (globalThis as { Worker?: unknown }).Worker;
  expect(startLeaves('leaf-worker.js')).toBeNull();
});
