import type { BulkAnswerDto, BulkResultDto } from '@hand-receipt/contracts';
import { ApiError } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/**
 * Does the same to several items, one after the other, each in a savepoint: what is refused for one of them
 * neither stops nor undoes the others.
 *
 * @param act does one item; answers the transfer that it opened, if any.
 * @returns one result for each different id.
 * @throws whatever is not a refusal, e.g. a database that is gone.
 */
export async function eachItem(
  work: UnitOfWork,
  ids: readonly string[],
  act: (line: UnitOfWork, id: string) => Promise<string | null>,
): Promise<BulkAnswerDto> {
  const results: BulkResultDto[] = [];
  for (const id of new Set(ids)) {
    try {
      results.push({
        id,
        ok: true,
        message: null,
        transfer_id: await work.savepoint((line) => act(line, id)),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id, ok: false, message: error.message, transfer_id: null });
    }
  }
  const done = results.filter(({ ok }) => ok).length;
  return { done, refused: results.length - done, results };
}
