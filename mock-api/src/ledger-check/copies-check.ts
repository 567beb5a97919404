import { type Finding, findings, type FindingCode, type Report } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../kernel';

/** Of more items the statement takes longer than others should wait for it; of fewer, most of its time is its planning. */
const PAGE = 250;

type Copied = Omit<Selectable<Database['visible_item']>, 'item_id' | 'scope_id'>;

/** What a copy says of an item, with each value's word in a finding. */
const WORDS: Readonly<Record<keyof Copied, string>> = {
  name_key: 'name',
  category: 'category',
  status: 'status',
  is_sensitive: 'sensitive item',
  is_held: 'held',
  entered_at: 'entered',
};

/** A row of the copy that is not as item, custody and units say. One of the two is null where there is no such row. */
interface Differing {
  itemId: string;
  serialNumber: string;
  scope: string;
  shown: Copied | null;
  said: Copied | null;
}

/** Whose lists a row is of: those of a unit or of a person. */
const SCOPE_NAME = sql<string>`coalesce(units.name, users.rank || ' ' || users.last_name, scope_id)`;

/** The rows of these items that differ, one for each item. */
async function differing(db: Kysely<Database>, ids: readonly string[]): Promise<Differing[]> {
  const { rows } = await sql<Differing>`
    select distinct on (item_id) item_id as "itemId", property.serial_number as "serialNumber",
      ${SCOPE_NAME} as scope, to_jsonb(shown) as shown, to_jsonb(said) as said
    from (select * from visible_item where item_id = any(${ids}::text[])) shown
    full join visible_item_rows(${ids}::text[]) said using (item_id, scope_id)
    join property on property.id = item_id
    left join units on units.id = regexp_replace(scope_id, '^left:', '')
    left join users on users.id = scope_id
    where shown is distinct from said
    order by item_id, scope_id collate "C"`.execute(db);
  return rows;
}

function describe({ itemId, serialNumber, scope, shown, said }: Differing): Finding {
  const fields = Object.entries(WORDS) as [keyof Copied, string][];
  const apart = fields.filter(([field]) => shown?.[field] !== said?.[field]);
  const words = (copy: Copied | null, other: Copied | null): string => {
    if (copy === null) return 'nothing';
    if (other === null) return 'the item';
    return apart.map(([field, word]) => `${word} ${String(copy[field])}`).join(', ');
  };
  return findings.itemShows(
    itemId,
    serialNumber,
    `in lists of ${scope}`,
    words(shown, said),
    words(said, shown),
  );
}

/** Findings about people, units and counters, by which the items that somebody sees change. */
const OF_RECORDS: readonly FindingCode[] = [
  'person-differs',
  'unit-differs',
  'record-altered',
  'record-unrecorded',
  'record-gone',
];

const isAboutNoItem = ({ code, itemId }: Finding): boolean =>
  OF_RECORDS.includes(code) && itemId === undefined;

/**
 * Holds the copy of the items that lists and figures are read from, and the copy of the tree of units, against the
 * tables that they are copied from. Those are compared with the events elsewhere. Where one of them differs, that is the
 * finding, and what follows from it in a copy is none.
 */
export class CopiesCheck {
  /** Items of which the copy is to be compared again. */
  readonly #open = new Set<string>();

  /** Looks at every item, a page at a time while others go on writing. */
  async firstPass(db: Kysely<Database>): Promise<void> {
    for await (const row of allDiffering(db)) this.#open.add(row.itemId);
  }

  /** @param db one snapshot, in which everything else was compared. */
  async recheck(db: Kysely<Database>, report: Report): Promise<void> {
    const found = report.findings;
    if (report.full || found.some(isAboutNoItem)) return;
    if (!(await compareTree(db, report))) return;
    const explained = new Set(found.map(({ itemId }) => itemId));
    const ids = [...this.#open].filter((id) => !explained.has(id)).sort();
    for (let start = 0; start < ids.length && !report.full; start += PAGE) {
      for (const row of await differing(db, ids.slice(start, start + PAGE))) report.add(describe(row));
    }
  }
}

/** The rows of every item that differ, one for each item. */
async function* allDiffering(db: Kysely<Database>): AsyncGenerator<Differing> {
  for (let page = await idsAfter(db, ''); page.length > 0; page = await idsAfter(db, page.at(-1) ?? '')) {
    yield* await differing(db, page);
  }
}

/**
 * Writes the copies again from items, custody and units, where they differ.
 *
 * @returns the serial numbers of the items whose copy was wrong.
 */
export async function repairCopies(trx: Transaction<Database>): Promise<string[]> {
  await sql`select lock_visible_items(true), rebuild_unit_ancestors()`.execute(trx);
  const repaired: string[] = [];
  for await (const { itemId, serialNumber } of allDiffering(trx)) {
    await sql`select rewrite_visible_items(array[${itemId}])`.execute(trx);
    repaired.push(serialNumber);
  }
  return repaired;
}

async function idsAfter(db: Kysely<Database>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
}

const namesOfUnits = (ids: ReturnType<typeof sql>) =>
  sql<string>`(select string_agg(name, ', ' order by name) from units where id in ${ids})`;

/** Compares which units stand above each. @returns whether they agree: the items that a unit sees follow from them. */
async function compareTree(db: Kysely<Database>, report: Report): Promise<boolean> {
  const copied = sql`(select ancestor_id from unit_ancestor where unit_id = unit.id)`;
  const above = sql`(select above.id from units_above(unit.id) above)`;
  const { rows } = await sql<{ name: string; shown: string | null; said: string | null }>`
    select unit.name, ${namesOfUnits(copied)} as shown, ${namesOfUnits(above)} as said
    from units unit
    where array(select ancestor_id from unit_ancestor where unit_id = unit.id order by 1)
      is distinct from array(select above.id from units_above(unit.id) above order by 1)
    order by unit.id`.execute(db);
  for (const { name, shown, said } of rows) {
    report.add(findings.unitDiffers(name, 'in units', shown ?? 'none', said ?? 'none'));
  }
  return rows.length === 0;
}
