/** For people, under "… is unavailable". */
export const INTEGRITY_ERROR =
  'What was sent for it is not what was signed for this release, so it was not run.';

/** Something of a remote is not what was signed for it; nothing of it may run. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}
