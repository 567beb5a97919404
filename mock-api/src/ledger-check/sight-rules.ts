import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type Viewer,
  recordedItems,
  seesWholeCase,
  unitsAbove,
  visibleAmendments,
  visibleClosings,
  visibleInventories,
  visibleLossCases,
  visiblePeople,
  visibleUnits,
  wholeSuccessions,
} from '../access';
import { visibleShortages } from '../component-lists';
import type { Database } from '../kernel';
import { visibleClearances, visibleHandReceipts, visiblePapers } from '../papers';
import { keptCounterIds, visibleHandOvers } from '../possession';
import { topUnitOf, visibleTransfers } from '../property';
import { keptReconciliations } from '../reconciliation';
import { visibleReports } from '../si-reports';

/** Who reads, and when. */
interface Reader {
  db: Kysely<Database>;
  viewer: Viewer;
  at: Date;
}

/** Which records of one kind the reader may see, out of these ids. */
type SightRule = (reader: Reader, ids: readonly string[]) => Promise<readonly string[]>;

type Condition = (viewer: Viewer, at: Date) => RawBuilder<boolean>;

async function idsOf({ db }: Reader, statement: RawBuilder<{ id: string }>): Promise<string[]> {
  return (await statement.execute(db)).rows.map(({ id }) => id);
}

/** Rows of a table that fulfil the condition by which the table's own calls show them. */
const rowsOf =
  (table: string, condition: Condition): SightRule =>
  (reader, ids) =>
    idsOf(
      reader,
      sql`select id from ${sql.table(table)} where id = any(${ids}) and ${condition(reader.viewer, reader.at)}`,
    );

/** Rows of a table about items, by a condition that also names the table `property`. */
const rowsWithItem =
  (table: string, condition: Condition): SightRule =>
  (reader, ids) =>
    idsOf(
      reader,
      sql`select ${sql.table(table)}.id from ${sql.table(table)}
        join property on property.id = ${sql.ref(`${table}.item_id`)}
        where ${sql.ref(`${table}.id`)} = any(${ids}) and ${condition(reader.viewer, reader.at)}`,
    );

/** Who may see the item sees the row. */
const rowsOfItem = (table: string): SightRule =>
  rowsOf(table, (viewer) => recordedItems(viewer, `${table}.item_id`));

/** A record that has no id of its own is named by that of the record that it is part of, a space and the rest. */
const ownerOf = (id: string): string => id.split(' ')[0] ?? id;

const restOf = (id: string): string => id.slice(ownerOf(id).length + 1);

/** Parts of records: who may see the record sees them. */
const partsOf =
  (...rules: SightRule[]): SightRule =>
  async (reader, ids) => {
    const owners = [...new Set(ids.map(ownerOf))];
    const seen = new Set<string>();
    for (const rule of rules) (await rule(reader, owners)).forEach((id) => seen.add(id));
    return ids.filter((id) => seen.has(ownerOf(id)));
  };

const units = rowsOf('units', (viewer) => visibleUnits(viewer));
const inventories = rowsOf('inventory', visibleInventories);
const handOvers = rowsOf('handover', visibleHandOvers);
const counters: SightRule = ({ db, viewer, at }) => keptCounterIds(db, viewer, at);

/** Of people at counters: the keepers of the counter, and the person. */
const terms: SightRule = async (reader, ids) => {
  const kept = new Set(await counters(reader, []));
  return ids.filter((id) => kept.has(ownerOf(id)) || restOf(id) === reader.viewer.id);
};

/** The keepers of the counter of a weapon, and whose weapon it is. */
const authorizations: SightRule = async (reader, ids) => {
  const kept = await counters(reader, []);
  return idsOf(
    reader,
    sql`select item_id as id from weapon_authorization
      where item_id = any(${ids}) and until is null
        and (counter_id = any(${kept}::text[]) or user_id = ${reader.viewer.id})`,
  );
};

/** Schedules of the units that one may look up, of those above one's own, and the one for all. */
const schedules: SightRule = (reader, ids) =>
  idsOf(
    reader,
    sql`select named.id from unnest(${ids}::text[]) as named (id)
      left join units on units.id = split_part(named.id, ' ', 1)
      where split_part(named.id, ' ', 1) = ''
        or ${visibleUnits(reader.viewer)} or units.id in ${unitsAbove(reader.viewer.unitId)}`,
  );

/** A case with its search and all exhibits, as the finding may be about any of them. By the row of one of its items. */
const caseItems: SightRule = async (reader, ids) =>
  seesWholeCase(reader.viewer)
    ? idsOf(
        reader,
        sql`select own.id from loss_case_item own join loss_case on loss_case.id = own.case_id
          where own.id = any(${ids}) and ${visibleLossCases(reader.viewer)}`,
      )
    : [];

/**
 * Who may read the findings about a record, by its kind as findings call it. Each rule is the one by which the calls of
 * that record show it, so that a finding says nothing that its reader may not read there.
 */
export const SIGHT_RULES = {
  Verification: rowsOfItem('verification'),
  Transfer: rowsWithItem('transfer', visibleTransfers),
  Document: rowsOf('document', ({ id }) => sql`${id} in (sender_user_id, recipient_user_id)`),
  Inventory: inventories,
  Maintenance: rowsOfItem('maintenance_item'),
  Amendment: rowsOf('amendment', visibleAmendments),
  Closing: rowsOf('closing', visibleClosings),
  Shortage: rowsWithItem('component_shortage', visibleShortages),
  'Component list': rowsOf(
    'component_list',
    ({ unitId }) => sql`component_list.unit_id = ${topUnitOf(unitId)}`,
  ),
  Calibration: rowsOfItem('calibration'),
  Comparison: rowsOf('reconciliation', keptReconciliations),
  'Hand receipt': rowsOf('hand_receipt', visibleHandReceipts),
  Paper: rowsOf('printed_paper', visiblePapers),
  // A finding may be about any section of it.
  'Change of command': rowsOf('succession', wholeSuccessions),
  Clearance: rowsOf('clearance', visibleClearances),
  // Also its lines, 'HO-0002 1'.
  Receipt: partsOf(handOvers),
  'Loss case': caseItems,
  'Sensitive items report': rowsOf('si_report', visibleReports),
  Account: rowsOf('users', visiblePeople),
  Unit: units,
  Setting: partsOf(units),
  'Check schedule': schedules,
  Counter: counters,
  Authorization: authorizations,
  Operator: terms,
  Authority: terms,
  // `GET /api/sections` is for them.
  'Section rule': async ({ viewer: { role } }, ids) => (role === 'Admin' || role === 'Commander' ? ids : []),
  Extra: partsOf(inventories),
  Signature: partsOf(inventories, handOvers),
} satisfies Record<string, SightRule>;

/** What a finding calls a record before its number. A new one needs a rule that says who may read of it. */
export type RecordKind = keyof typeof SIGHT_RULES;

const ruleOf = (kind: string): SightRule | undefined =>
  Object.hasOwn(SIGHT_RULES, kind) ? SIGHT_RULES[kind as RecordKind] : undefined;

/** A record that a finding is about: what its kind is called, and the id of its row. */
export interface NamedRecord {
  kind: string;
  id: string;
}

/** Which of some records the reader may see. One of a kind without a rule is in nobody's sight. */
export async function recordsInSight(
  reader: Reader,
  records: readonly NamedRecord[],
): Promise<(record: NamedRecord | undefined) => boolean> {
  const seen = new Set<string>();
  const keyOf = ({ kind, id }: NamedRecord) => JSON.stringify([kind, id]);
  for (const kind of new Set(records.map((record) => record.kind))) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
    const found = (await ruleOf(kind)?.(reader, [...new Set(ids)])) ?? [];
    found.forEach((id) => seen.add(keyOf({ kind, id })));
  }
  return (record) => record !== undefined && seen.has(keyOf(record));
}
