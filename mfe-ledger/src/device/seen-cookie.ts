/**
 * What this browser has seen of the ledger, a second time: a header that clears the storage of a site leaves its
 * cookies. Only the page can read it; the worker cannot.
 */
const NAME = 'hr-ledger-seen';
/** As long as browsers keep any cookie. */
const LIFE_S = 400 * 24 * 60 * 60;
/** The ports of a host share their cookies, and each may serve a ledger of its own: an entry `port:text` for each. */
const BETWEEN = '_';
const MOST_ENTRIES = 4;

function entries(): string[] {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${NAME}=`));
  return (cookie ?? '').slice(NAME.length + 1).split(BETWEEN);
}

const ownMark = () => `${location.port}:`;

/** As it was written; null where there is none. */
export function readSeenCookie(): string | null {
  const own = entries().find((entry) => entry.startsWith(ownMark()));
  return own === undefined ? null : own.slice(ownMark().length);
}

/** @param text from `seenText`; null takes it away. */
export function writeSeenCookie(text: string | null): void {
  const others = entries().filter((entry) => entry !== '' && !entry.startsWith(ownMark()));
  const all = text === null ? others : [`${ownMark()}${text}`, ...others].slice(0, MOST_ENTRIES);
  const life = all.length === 0 ? 0 : LIFE_S;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${all.join(BETWEEN)}; path=/; max-age=${life}; samesite=strict${secure}`;
}
