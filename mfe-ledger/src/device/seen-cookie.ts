/**
 * What this browser has seen of the ledger, kept a second time: a header that clears the storage of a site leaves its
 * cookies. Only the page can read it; the worker cannot.
 */
const NAME = 'hr-ledger-seen';
const DAYS = 400;

/** As it was written; null where there is none. */
export function readSeenCookie(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  return found === undefined ? null : found.slice(NAME.length + 1);
}

/** @param text from `seenText`; null takes the cookie away. */
export function writeSeenCookie(text: string | null): void {
  const age = text === null ? 0 : DAYS * 24 * 60 * 60;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${text ?? ''}; Max-Age=${age}; Path=/; SameSite=Strict${secure}`;
}
