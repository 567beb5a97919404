import { badRequest } from '../../kernel';
import { type Acceptance, approve } from './approve';
import { reject } from './reject';
import type { UnitOfWork } from '../../unit-of-work';

/** The recipient's answer, in a word of the wire, and what they say with it. */
export interface Decision extends Acceptance {
  status: string;
  /** The reason of a rejection. */
  notes?: string | null;
}

/**
 * The recipient's answer in the words of the wire, read without regard to case.
 *
 * @throws ApiError 400 for any word but 'Approved' and 'Rejected', else as `approve` and `reject`.
 */
export async function decide(
  work: UnitOfWork,
  transferId: string,
  { status, notes = null, ...acceptance }: Decision,
): Promise<void> {
  const answer = status.trim().toLowerCase();
  if (answer === 'approved') return approve(work, transferId, acceptance);
  if (answer === 'rejected') return reject(work, transferId, notes);
  throw badRequest("Answer a transfer with 'Approved' or 'Rejected'.");
}
