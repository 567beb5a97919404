import { PATIENCE_MS } from '../patience';
import { fileNamedIn, integrityOf } from './admitted-files';
import { INTEGRITY_ERROR, IntegrityError } from './integrity-error';

const canBeHad = (url: string, how: RequestInit = {}) =>
  fetch(url, { ...how, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Why a remote is unavailable, where that is because something of it is not as it was signed. A browser says of a
 * script only that it failed, so its file is fetched again, without its digest and with it, past the browser's own
 * copy. What comes is not kept: it may be wrong for a year.
 */
export async function diagnoseFailure(error: unknown): Promise<string | undefined> {
  if (error instanceof IntegrityError) return INTEGRITY_ERROR;
  const file = error instanceof Error ? fileNamedIn(error) : undefined;
  if (!file || !(await canBeHad(file))) return undefined;
  return (await canBeHad(file, { integrity: integrityOf(file) })) ? undefined : INTEGRITY_ERROR;
}
