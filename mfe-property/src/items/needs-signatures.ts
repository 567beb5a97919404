import { PROPOSE_FOR_SIGNATURE } from '@hand-receipt/contracts';
import { reasonOf, statusOf } from '@hand-receipt/platform';

/** Whether a refusal is of an act that two people can do together. */
export const needsSignatures = (error: Error): boolean =>
  statusOf(error) === 409 && (reasonOf(error) ?? error.message).endsWith(PROPOSE_FOR_SIGNATURE);
