/** What the page and its service worker agree on. */

/** Cache of the answers of the API, for reading without a network. */
export const ANSWERS_CACHE = 'handreceipt-answers';

/** Header of an answer that came out of that cache: when the server gave it, ISO 8601. */
export const KEPT_AT_HEADER = 'x-kept-at';

/** Tells a waiting worker to take over. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Asks the worker to serve a page that was loaded while the worker took over, and that it missed. */
export const CLAIM_PAGES = 'CLAIM_PAGES';

/** Tells a worker that a remote hangs, by its name in `remote`: the worker waits for none of its files any more. */
export const GIVE_UP_REMOTE = 'GIVE_UP_REMOTE';

/** Tells the worker that its person is gone; it answers on the port that comes along once nothing of theirs is stored. */
export const FORGET_ANSWERS = 'FORGET_ANSWERS';

/** The document of every screen, as it is kept for use without a network. */
export const OFFLINE_DOCUMENT = '/app-shell';

/** One file that the service worker keeps. A name with a content hash needs no revision. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
  /** Digest that its content must have, as Subresource Integrity writes it. */
  integrity?: string;
}
