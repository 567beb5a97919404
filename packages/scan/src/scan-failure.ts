import { reasonOf, statusOf } from '@hand-receipt/platform';

/** Why a code could not be looked up, as a title for people. */
export const scanFailure = (error: unknown): string =>
  statusOf(error) === 0
    ? 'Needs a connection.'
    : (reasonOf(error as Error) ?? 'The code could not be looked up.');
