import type { SeenItemDto } from '@hand-receipt/contracts';
import { badRequest } from '../../kernel';
import { approve } from './approve';
import { reject } from './reject';
import type { UnitOfWork } from '../../unit-of-work';

/**
 * The recipient's answer in the words of the wire, read without regard to case.
 *
 * @throws ApiError 400 for any word but 'Approved' and 'Rejected', else as `approve` and `reject`.
 */
export async function decide(
  work: UnitOfWork,
  transferId: string,
  word: string,
  notes: string | null,
  seen?: readonly SeenItemDto[],
): Promise<void> {
  const answer = word.trim().toLowerCase();
  if (answer === 'approved') return approve(work, transferId, seen);
  if (answer === 'rejected') return reject(work, transferId, notes);
  throw badRequest("Answer a transfer with 'Approved' or 'Rejected'.");
}
