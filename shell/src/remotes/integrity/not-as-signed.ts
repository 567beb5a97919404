/** For people, under "… is unavailable". */
export const NOT_AS_SIGNED =
  'What was sent for it is not what was signed for this release, so it was not run.';

/** Something of a remote is not what was signed for it; nothing of it may run. */
export class NotAsSigned extends Error {
  override name = 'NotAsSigned';
}
