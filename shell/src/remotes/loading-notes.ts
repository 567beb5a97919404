import { readTabValue, writeTabValue } from './tab-store';

const KEY = 'handreceipt.loadingRemotes';
/** A page that froze is given up by its user after longer than that. */
const FROZEN_MS = 10_000;
/** After a remote has loaded, it is drawn for the first time: a page may freeze in that too. */
const DRAWN_MS = 1000;

interface LoadingNote {
  remote: string;
  /** Milliseconds, by the browser's clock. */
  since: number;
  /** Its code runs right now: what freezes the page is this one, whatever else is on its way. */
  running: boolean;
}

const isNote = (value: unknown): value is LoadingNote => {
  const note = value as Partial<LoadingNote> | null;
  return typeof note?.remote === 'string' && typeof note.since === 'number';
};

function read(): LoadingNote[] {
  const kept = readTabValue(KEY);
  return Array.isArray(kept) ? kept.filter(isNote) : [];
}

const others = (remote: string) => read().filter((note) => note.remote !== remote);

/** The time of a note is that of the beginning of its load. */
function write(remote: string, running: boolean): void {
  const since = read().find((note) => note.remote === remote)?.since ?? Date.now();
  writeTabValue(KEY, [...others(remote), { remote, since, running }]);
}

/** Notes in this tab that a remote is being loaded. */
export const noteLoading = (remote: string): void => write(remote, false);

/** A remote was loaded, or could not be: the page lives, and the note goes once it has drawn. */
export const noteLoaded = (remote: string): void =>
  void setTimeout(() => writeTabValue(KEY, others(remote)), DRAWN_MS);

/** Runs code of a remote. While it runs the note says so: code that never ends leaves it there. */
export function noteRunning<T>(remote: string, run: () => T): T {
  write(remote, true);
  const result = run();
  write(remote, false);
  return result;
}

/**
 * Remotes whose load this tab never saw the end of: the page froze, and the user loaded it again. Their notes are
 * taken, so that they are told once.
 */
export function takeFrozenRemotes(now = Date.now()): string[] {
  const notes = read();
  if (notes.length > 0) writeTabValue(KEY, []);
  const old = notes.filter(({ since }) => now - since > FROZEN_MS);
  const running = old.filter((note) => note.running);
  return (running.length > 0 ? running : old).map(({ remote }) => remote);
}
