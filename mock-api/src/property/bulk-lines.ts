import type {
  BulkLineDto,
  BulkLineResultDto,
  BulkLinesAnswerDto,
  CreatePropertyDto,
  PropertyStatus,
} from '@hand-receipt/contracts';
import { AmendLine, CreatePropertyBody } from '@hand-receipt/contracts/routes';
import { compileCheck } from '../http';
import { ApiError, badRequest } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { createItem } from './custody/create-item';
import { type ItemEdit, editItem } from './custody/edit-item';
import { withNumbersChecked } from './item-numbers';
import { versionOf } from './optimistic-lock';
import { readPropertyStatus } from './status';

const checkCreate = compileCheck(CreatePropertyBody, 'body');
const checkAmend = compileCheck(AmendLine, 'body');

const SHAPE = 'A line has either create, or id and amend.';

/** @throws ApiError 400 where the body names another holder than the actor. */
function requireOwnEntry({ actor }: UnitOfWork, { assigned_to_user_id: holder }: CreatePropertyDto): void {
  if ((holder ?? actor.id) === actor.id) return;
  throw badRequest('A new item is assigned to you first; transfer it from there.');
}

/** The status that a new item is sent with, if any. @throws ApiError 400 for a word that is no status. */
function readStatus(word: string | undefined): PropertyStatus | undefined {
  if (word === undefined) return undefined;
  const status = readPropertyStatus(word);
  const message = `'${word}' is not a status of an item.`;
  if (!status) throw badRequest(message, { current_status: message });
  return status;
}

/** @returns the id of the new item. @throws ApiError 400 for a word that is no status, and as `createItem`. */
export async function enterItem(work: UnitOfWork, body: CreatePropertyDto): Promise<string> {
  requireOwnEntry(work, body);
  const entry = withNumbersChecked(body);
  return createItem(work, {
    ...entry,
    current_status: readStatus(entry.current_status),
    holderId: work.actor.id,
  });
}

/** Does one line. @throws ApiError where it is refused. */
async function doLine(work: UnitOfWork, { create, id, version, amend }: BulkLineDto) {
  if (create && id === undefined && version === undefined && !amend) {
    const entered = await enterItem(work, checkCreate(create) as CreatePropertyDto);
    return { outcome: 'created', id: entered, version: await versionOf(work, entered) } as const;
  }
  if (create || id === undefined || !amend) throw badRequest(SHAPE);
  await editItem(work, id, checkAmend(amend) as ItemEdit, version);
  return { outcome: 'amended', id, version: await versionOf(work, id) } as const;
}

/**
 * Enters and edits items line by line, each in a savepoint and by the rules of the single calls: what is refused of one
 * line neither stops nor undoes the others.
 *
 * @throws whatever is not a refusal, e.g. a database that is gone.
 */
export async function doBulkLines(
  work: UnitOfWork,
  lines: readonly BulkLineDto[],
): Promise<BulkLinesAnswerDto> {
  const results: BulkLineResultDto[] = [];
  for (const [line, sent] of lines.entries()) {
    try {
      results.push({ line, ...(await work.savepoint((one) => doLine(one, sent))), message: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message, fields } = error;
      const refused = { outcome: 'refused', id: sent.id ?? null, version: null } as const;
      results.push({ line, ...refused, message, ...(fields && { fields }) });
    }
  }
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  return { done: results.length - refused, refused, results };
}
