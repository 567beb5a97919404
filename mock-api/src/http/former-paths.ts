import { FORMER_PATHS, type FormerPath } from '@hand-receipt/contracts/routes';

/**
 * The move of a call that was asked for at a former path; undefined for any other.
 *
 * @param url path and query as the client sent them
 */
export const formerPathOf = (url: string): FormerPath | undefined =>
  FORMER_PATHS.find(({ former }) => {
    const rest = url.slice(former.length);
    return url.startsWith(former) && (rest === '' || rest.startsWith('/') || rest.startsWith('?'));
  });

/**
 * The path under which a call is served now.
 *
 * @param url path and query as the client sent them
 */
export function currentPathOf(url: string): string {
  const move = formerPathOf(url);
  return move ? move.current + url.slice(move.former.length) : url;
}
