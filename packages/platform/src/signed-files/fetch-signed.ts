/** Set by a shell that knows the signed lists of its remotes: what a file's bytes must be. */
type IntegrityOf = (url: string) => string;

/** The digest that a remote's file must have; empty in development, where nothing is signed. */
export const integrityOf = (url: string): string =>
  (globalThis as { releaseIntegrityOf?: IntegrityOf }).releaseIntegrityOf?.(url) ?? '';

/**
 * Fetches a file that a remote was built with, for use where the browser checks no digest by itself.
 *
 * @param url absolute
 * @throws Error where it cannot be had, or is not the one that was signed for the release
 */
export async function fetchSigned(url: string): Promise<Response> {
  const answer = await fetch(url, { integrity: integrityOf(url) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
