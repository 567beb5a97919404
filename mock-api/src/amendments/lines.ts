import type { AmendmentKind, AmendmentLineDto, CreateAmendmentDto } from '@hand-receipt/contracts';
import type { Selectable } from 'kysely';
import { type Database, badRequest, inArray, notFound } from '../kernel';
import { recordedItems } from '../access';
import { itemWords } from '../live';
import { requireDifference, requireNotWaiting, requireOffClosing, requireOnBook } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { type AmendedField, FIELD_RULES, kindOf } from './fields';

type TypedLine = CreateAmendmentDto['lines'][number];

const AMENDED_COLUMNS = [
  'id',
  'name',
  'serial_number',
  'nsn',
  'lin',
  'uii',
  'unit_id',
  'category',
  'ciic',
  'sensitive_mark',
  'security_level',
  'is_sensitive',
  'left_at',
  'closing_id',
] as const;

/** An item of an amendment, locked. */
export type AmendedItem = Pick<Selectable<Database['property']>, (typeof AMENDED_COLUMNS)[number]>;

/** A line as it is stored. */
export interface AmendmentLine {
  itemId: string;
  field: AmendmentLineDto['field'];
  from: string | null;
  to: string | null;
}

/** One value to change, as it is written to the record. */
export interface Line extends AmendmentLine {
  field: AmendedField;
}

/**
 * Locks items in the order of their ids, as far as there are such items.
 *
 * @param seen leaves out those that the actor may not see.
 */
export function lockItems(
  { trx, actor }: UnitOfWork,
  ids: readonly string[],
  { seen }: { seen: boolean },
): Promise<AmendedItem[]> {
  return trx
    .selectFrom('property')
    .select(AMENDED_COLUMNS)
    .where('id', '=', inArray([...new Set(ids)]))
    .$if(seen, (items) => items.where(recordedItems(actor)))
    .orderBy('id')
    .forUpdate()
    .execute();
}

const wrongLine = (index: number, words: string) => badRequest(words, { [`lines.${index}.to`]: words });

/** @throws ApiError 400 for what is no such value, and for what stays the same. */
function readLine(item: AmendedItem, { field, to }: TypedLine, index: number): Line {
  const { words, mayBeEmpty, problem, written } = FIELD_RULES[field];
  const typed = to?.trim() ?? '';
  if (!typed && !mayBeEmpty) throw wrongLine(index, `Enter the ${words} of ${itemWords(item)}.`);
  const wrong = typed ? problem(typed) : undefined;
  if (wrong) throw wrongLine(index, wrong.replace(/\.?$/, '.'));
  const value = (typed && written(typed)) || null;
  if (value === item[field]) {
    throw wrongLine(index, `The ${words} of ${itemWords(item)} on record is ${value ?? 'empty'} already.`);
  }
  return { itemId: item.id, field, from: item[field], to: value };
}

function requireEachOnce(lines: readonly Line[]): void {
  const seen = new Set<string>();
  for (const [index, { itemId, field }] of lines.entries()) {
    const key = `${itemId} ${field}`;
    if (seen.has(key)) throw wrongLine(index, `Enter the ${FIELD_RULES[field].words} of an item once.`);
    seen.add(key);
  }
}

/** @throws ApiError 400 for lines of both kinds. */
function kindOfAll(lines: readonly Line[]): AmendmentKind {
  const [kind = 'data'] = lines.map(({ field }) => kindOf(field));
  const other = lines.findIndex(({ field }) => kindOf(field) !== kind);
  if (other < 0) return kind;
  throw wrongLine(other, 'Amend what makes an item sensitive apart from its identifying data.');
}

/**
 * Reads what is to be changed, and locks its items.
 *
 * @returns the lines, what they correct, the items by id, and the unit whose book they are of.
 * @throws ApiError 404 for an item out of sight; 400 for items of several books and for wrong values, naming the line; 409 for an
 *   item that left, is on a closing or waits for a signature.
 */
export async function readLines(work: UnitOfWork, typed: readonly TypedLine[]) {
  const found = await lockItems(
    work,
    typed.map(({ itemId }) => itemId),
    { seen: true },
  );
  const items = new Map(found.map((item) => [item.id, item]));
  const lines = typed.map((line, index) => {
    const item = items.get(line.itemId);
    if (!item) throw notFound('Property not found');
    requireOnBook(item);
    return readLine(item, line, index);
  });
  requireEachOnce(lines);
  for (const item of found) await requireOffClosing(work.trx, item);
  await requireNotWaiting(work, found);
  const kind = kindOfAll(lines);
  const [unitId, ...others] = new Set(found.map(({ unit_id }) => unit_id));
  if (unitId === undefined) throw notFound('Property not found');
  if (others.length > 0) {
    throw badRequest('These items are of several property books. Make an amendment for each book.', {
      lines: 'These items are of several property books.',
    });
  }
  await requireDifference(work, unitId, [...items.keys()]);
  return { lines, kind, items, unitId };
}
