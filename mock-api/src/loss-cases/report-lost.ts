import type { BulkAnswerDto, LossFactsDto } from '@hand-receipt/contracts';
import { badRequest } from '../kernel';
import {
  type LockedItem,
  changeStatus,
  eachItem,
  lockForStatus,
  readPropertyStatus,
  writeStatus,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { readFacts, reportLoss, requireFew } from './open-case';

const isLost = (word: string): boolean => readPropertyStatus(word) === 'Lost';

/**
 * Changes the status of an item. Lost needs the facts of the loss, and opens a case or adds a report to the open one.
 *
 * @throws ApiError as `changeStatus`; 400 for a loss without its facts.
 */
export async function setStatus(
  work: UnitOfWork,
  itemId: string,
  { status, loss }: { status: string; loss?: LossFactsDto },
): Promise<void> {
  if (!isLost(status)) return changeStatus(work, itemId, status);
  const item = await lockForStatus(work, itemId);
  const facts = readFacts(loss, work.at);
  await writeStatus(work, item, 'Lost', facts.circumstances);
  await reportLoss(work, [item], facts);
}

interface BulkStatus {
  ids: readonly string[];
  status: string;
  reason?: string | null;
  loss?: LossFactsDto;
}

/**
 * The same of several items, each by itself. What is reported lost together is one case of a book.
 *
 * @throws ApiError 400 for a word that is no status, for a loss without its facts, and for more than 50 lost items.
 */
export async function setStatusOfEach(work: UnitOfWork, body: BulkStatus): Promise<BulkAnswerDto> {
  const { ids, status, reason, loss } = body;
  if (!readPropertyStatus(status)) throw badRequest(`'${status}' is not a status of an item.`);
  if (!isLost(status)) {
    return eachItem(work, ids, async (line, id) => {
      await changeStatus(line, id, status, reason);
      return null;
    });
  }
  const facts = readFacts(loss, work.at);
  requireFew(ids);
  const lost: LockedItem[] = [];
  const answer = await eachItem(work, ids, async (line, id) => {
    const item = await lockForStatus(line, id);
    await writeStatus(line, item, 'Lost', reason?.trim() || facts.circumstances);
    lost.push(item);
    return null;
  });
  await reportLoss(work, lost, facts);
  return answer;
}
