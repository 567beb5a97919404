import { type Transaction, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { settleShortages } from '../counts/settle-shortages';
import { ENDED_BY_LIST, type HeldItem } from '../counts/shortage-record';
import { type StoredComponent, componentFacts, readComponentsOf } from '../custody/components';
import { type ListLine, findLinesFor } from './find-list';
import { type MatchedLine, matchLines } from './match-lines';

const LISTED = ['quantity', 'required', 'kind', 'ui', 'arc'] as const;

/** Whether the line says anything of the item that was not on record. */
const differs = ({ line, component }: MatchedLine): boolean =>
  component === null || LISTED.some((fact) => component[fact] !== line[fact]);

/** What the list writes to the rows that items have. Their counts stay. */
const updateRows = (trx: Transaction<Database>, matched: readonly MatchedLine[]) => {
  const rows = matched.flatMap(({ line, component }) =>
    component ? [{ ...line, id: component.id, line_id: line.id }] : [],
  );
  return sql`update component set quantity = row.quantity, required = row.required, kind = row.kind, ui = row.ui,
      arc = row.arc, nsn = coalesce(component.nsn, row.nsn), list_line_id = row.line_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id text, quantity integer, required boolean, kind text, ui text, arc text, nsn text, line_id bigint)
    where component.id = row.id`.execute(trx);
};

/** Rows that items do not have yet, after those that they have. Nobody has counted them. */
const insertRows = (
  trx: Transaction<Database>,
  rows: readonly { property_id: string; position: number; line: ListLine }[],
) =>
  trx
    .insertInto('component')
    .values(
      rows.map(({ property_id, position, line }) => {
        const { id: list_line_id, ...facts } = line;
        return { ...facts, list_line_id, property_id, position };
      }),
    )
    .execute();

/** So many rows are inserted by one statement: it takes only so many parameters. */
const INSERTED = 2_000;

/**
 * Gives items the components of a list: those that they have take its quantity and keep their counts, new ones are not
 * counted, and others stay. No event is written.
 *
 * @param itemIds of items that are locked or new
 * @returns the items that changed.
 */
export async function writeList(
  trx: Transaction<Database>,
  itemIds: readonly string[],
  lines: readonly ListLine[],
  before: ReadonlyMap<string, StoredComponent[]>,
): Promise<Set<string>> {
  await trx
    .updateTable('component')
    .set({ list_line_id: null })
    .where('property_id', '=', inArray(itemIds))
    .where('list_line_id', 'is not', null)
    .execute();
  const changed = new Set<string>();
  const matched: MatchedLine[] = [];
  const added: { property_id: string; position: number; line: ListLine }[] = [];
  for (const id of itemIds) {
    const present = before.get(id) ?? [];
    const own = matchLines(present, lines);
    if (own.some(differs)) changed.add(id);
    matched.push(...own);
    const missing = own.filter(({ component }) => component === null);
    added.push(...missing.map(({ line }, n) => ({ property_id: id, position: present.length + n, line })));
  }
  await updateRows(trx, matched);
  for (let start = 0; start < added.length; start += INSERTED) {
    await insertRows(trx, added.slice(start, start + INSERTED));
  }
  return changed;
}

/**
 * Gives items the components of a list, with the event of each item that changes and the shortages that this opens or
 * ends.
 *
 * @param items locked, in order of their ids
 * @returns how many items changed, and of how many a count was kept.
 */
export async function applyList(
  work: UnitOfWork,
  items: readonly HeldItem[],
  lines: readonly ListLine[],
): Promise<{ changed: number; counted: number }> {
  const { trx } = work;
  const ids = items.map(({ id }) => id);
  const before = await readComponentsOf(trx, ids);
  const changed = await writeList(trx, ids, lines, before);
  const after = await readComponentsOf(trx, ids);
  work.addAudience({ items: [...changed] });
  for (const item of items.filter(({ id }) => changed.has(id))) {
    const components = after.get(item.id) ?? [];
    await work.record('COMPONENTS UPDATED', item, {
      byList: true,
      components: components.map(componentFacts),
    });
    await settleShortages(work, item, before.get(item.id) ?? [], components, ENDED_BY_LIST);
  }
  const isCounted = (id: string) => (before.get(id) ?? []).some(({ wasCounted }) => wasCounted);
  return { changed: changed.size, counted: ids.filter(isCounted).length };
}

/** Gives an item that has another NSN now the components of that NSN. Without a list it stays as it is. */
export async function applyListOf(work: UnitOfWork, item: HeldItem & { nsn: string | null }): Promise<void> {
  const lines = await findLinesFor(work.trx, item);
  if (lines.length > 0) await applyList(work, [item], lines);
}
