import type { FastifyRequest } from 'fastify';
import { preconditionFailed, readIfMatch } from '../http';
import type { UnitOfWork } from '../unit-of-work';
import { holdRules } from './classification/sensitivity';
import { lockRecord } from './custody/item';

/**
 * Locks the item and refuses the write where If-Match names another version than it has. Two writers over one version
 * follow each other here, so the second finds the version of the first.
 *
 * @returns whether the request has the header.
 * @throws ApiError 404 out of sight; 412 with what is on record now; 400 for a header that is no ETag.
 */
export async function requireMatch(
  work: UnitOfWork,
  itemId: string,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<boolean> {
  const wanted = readIfMatch(request);
  if (wanted === undefined) return false;
  // In the order in which every edit takes its locks.
  await holdRules(work);
  const item = await lockRecord(work, itemId);
  if (wanted === 'any' || item.version === wanted) return true;
  const { version, category, location, description, nsn, lin, uii, ciic, sensitive_mark, current_status } =
    item;
  throw preconditionFailed(
    `This item was changed since you read it: it is at version ${version}. Read it again before you save.`,
    { version, category, location, description, nsn, lin, uii, ciic, sensitive_mark, current_status },
  );
}
