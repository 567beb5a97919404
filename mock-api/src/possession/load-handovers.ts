import type { HandOverDto, PersonDto, ServedPersonDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import { type Database, inArray, notFound } from '../kernel';
import { keepsCounters, operatedBy } from './find-counter';
import { leftBookAt } from './left-book';
import { loadRecipients } from './served-people';
import { partiesOf } from './settlers';
import { visibleHandOvers } from './visible-handovers';

/** A receipt is disputed so long after it was recorded. */
export const DISPUTE_MS = 30 * 24 * 60 * 60 * 1000;

const selectRows = (db: Kysely<Database>, ids: readonly string[], viewer: Viewer, at: Date) =>
  db
    .selectFrom('handover')
    .innerJoin('counter', 'counter.id', 'handover.counter_id')
    .innerJoin('units', 'units.id', 'counter.unit_id')
    .innerJoin('counter_session as session', 'session.id', 'handover.session_id')
    .selectAll('handover')
    .select(['counter.name as counterName', 'counter.unit_id as counterUnitId', 'units.name as unitName'])
    .select('session.device_name as device')
    .select(
      sql<boolean>`exists (select from unit_ancestor
        where unit_id = counter.unit_id and ancestor_id = ${viewer.unitId})`.as('leads'),
    )
    .select(operatedBy(viewer.id, at).as('operates'))
    .where('handover.id', '=', inArray(ids))
    .execute();

export type HandOverRow = Awaited<ReturnType<typeof selectRows>>[number];

/** The row of a hand-over, whether the viewer sees it or not. */
export const findRow = async (
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  at: Date,
): Promise<HandOverRow | undefined> => (await selectRows(db, [id], viewer, at))[0];

const selectLines = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('handover_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .leftJoin('possession', (join) =>
      join
        .onRef('possession.handover_id', '=', 'line.handover_id')
        .onRef('possession.item_id', '=', 'line.item_id'),
    )
    .select([
      'line.handover_id',
      'line.line_no',
      'line.mounted_on',
      'line.giver_id',
      'line.transfer_id',
      'line.reason',
    ])
    .select(['property.id', 'property.name', 'property.serial_number', 'property.is_sensitive'])
    .select(['possession.kind', 'possession.to_at', 'possession.basis', 'possession.due_at'])
    .select(leftBookAt.as('left_at'))
    .where('line.handover_id', '=', inArray(ids))
    .orderBy('line.line_no')
    .execute();

type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

const PARTS = { extended: 'extend', converted: 'convert' } as const;

/** Extensions and conversions that recipients have signed, oldest first. */
const selectChanges = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('signature')
    .select(['subject_id', 'part', 'at', 'method'])
    .where('subject_kind', '=', 'handover')
    .where('subject_id', '=', inArray(ids))
    .where('part', 'in', ['extended', 'converted'])
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Changes that wait for the recipients' own sessions. */
const selectWaiting = (db: Kysely<Database>, ids: readonly string[], at: Date) =>
  db
    .selectFrom('temporary_change as change')
    .innerJoin('counter_session as session', 'session.id', 'change.session_id')
    .select([
      'change.handover_id',
      'change.act',
      'change.due_at',
      'change.waits_until',
      'change.content_hash',
      'session.operator_id',
    ])
    .where('change.handover_id', '=', inArray(ids))
    .where('change.waits_until', '>', at)
    .execute();

/** What belongs to one hand-over besides its row. */
interface Parts {
  lines: readonly LineRow[];
  changes: Awaited<ReturnType<typeof selectChanges>>;
  waiting: Awaited<ReturnType<typeof selectWaiting>>[number] | undefined;
}

/** Reads these for hand-overs by id. */
async function readParts(
  db: Kysely<Database>,
  ids: readonly string[],
  at: Date,
): Promise<{ of: (id: string) => Parts; people: (string | null)[] }> {
  const lines = await selectLines(db, ids);
  const changes = await selectChanges(db, ids);
  const waiting = await selectWaiting(db, ids, at);
  return {
    of: (id) => ({
      lines: lines.filter(({ handover_id }) => handover_id === id),
      changes: changes.filter(({ subject_id }) => subject_id === id),
      waiting: waiting.find(({ handover_id }) => handover_id === id),
    }),
    people: [...lines.map(({ giver_id }) => giver_id), ...waiting.map(({ operator_id }) => operator_id)],
  };
}

const isWaiting = ({ state, waits_until }: HandOverRow, at: Date): boolean =>
  state === 'waiting' && waits_until !== null && waits_until > at;

const isDisputable = ({ state, recorded_at }: HandOverRow, at: Date): boolean =>
  (state === 'recorded' || state === 'acknowledged') &&
  recorded_at !== null &&
  at.getTime() - recorded_at.getTime() <= DISPUTE_MS;

const isOut = ({ kind, to_at }: LineRow): boolean => kind === 'person' && to_at === null;

/** When what is out is due, as it was extended; else when it was. */
function dueOf({ due_at }: HandOverRow, lines: readonly LineRow[]): Date | null {
  const out = lines.find(isOut);
  return out ? out.due_at : due_at;
}

/** What a person may do with a receipt now. */
function receiptActs(
  viewer: Viewer,
  row: HandOverRow,
  { lines, waiting }: Parts,
  at: Date,
): HandOverDto['may'] {
  const isTheirs = row.recipient_id === viewer.id;
  const isOperator = row.operates || row.operator_id === viewer.id;
  const leads = row.leads && keepsCounters(viewer);
  return {
    confirm: isTheirs && isWaiting(row, at),
    withdraw: (isTheirs || isOperator) && isWaiting(row, at),
    acknowledge: isTheirs && row.state === 'recorded',
    dispute: isTheirs && isDisputable(row, at),
    settle: row.state === 'disputed' && leads && !partiesOf(row, lines).includes(viewer.id),
    extend: row.mode === 'temporary' && lines.some((line) => isOut(line) && line.basis === 'temporary'),
    confirmChange: isTheirs && waiting !== undefined,
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function toLine(row: LineRow, people: ReadonlyMap<string, PersonDto>): HandOverDto['lines'][number] {
  const { id, name, serial_number } = row;
  return {
    line: row.line_no,
    item: { id, name, serial_number },
    is_sensitive: row.is_sensitive,
    mounted_on: row.mounted_on,
    giver: row.giver_id === null ? null : (people.get(row.giver_id) ?? null),
    transfer_id: row.transfer_id,
    reason: row.reason,
    returned_at: row.kind === 'person' && row.left_at === null ? iso(row.to_at) : null,
    left_at: row.kind === 'person' ? iso(row.left_at) : null,
  };
}

function required<T extends PersonDto>(people: ReadonlyMap<string, T>, id: string): T {
  const person = people.get(id);
  if (!person) throw new Error(`There is no person of ${id}.`);
  return person;
}

/** What became of a temporary receipt, and what waits to become of it. */
function changesDto(
  { changes, waiting }: Parts,
  people: ReadonlyMap<string, PersonDto>,
): Pick<HandOverDto, 'changes' | 'waiting_change'> {
  return {
    changes: changes.flatMap(({ part, at, method }) =>
      part === 'extended' || part === 'converted' ? [{ act: PARTS[part], at: at.toISOString(), method }] : [],
    ),
    waiting_change: waiting
      ? {
          act: waiting.act,
          due_at: iso(waiting.due_at),
          operator: required(people, waiting.operator_id),
          waits_until: waiting.waits_until.toISOString(),
          content_hash: toHex(waiting.content_hash),
        }
      : null,
  };
}

function toDto(
  row: HandOverRow,
  people: ReadonlyMap<string, PersonDto>,
  {
    recipient,
    parts,
    acts,
    at,
  }: { recipient: ServedPersonDto; parts: Parts; acts: HandOverDto['may']; at: Date },
): HandOverDto {
  const lapsed = row.state === 'waiting' && row.waits_until !== null && row.waits_until <= at;
  return {
    id: row.id,
    draft_id: row.draft_id,
    mode: row.mode,
    state: lapsed ? 'lapsed' : row.state,
    counter: { id: row.counter_id, name: row.counterName, unit: row.unitName },
    device: row.device,
    operator: required(people, row.operator_id),
    recipient,
    method: row.method,
    purpose: row.purpose,
    due_at: iso(dueOf(row, parts.lines)),
    act_at: row.act_at.toISOString(),
    recorded_at: iso(row.recorded_at),
    waits_until: iso(row.waits_until),
    withdrawn_by: row.withdrawn_by === null ? null : required(people, row.withdrawn_by),
    content_hash: toHex(row.content_hash),
    lines: parts.lines.map((line) => toLine(line, people)),
    acknowledged_at: iso(row.acknowledged_at),
    disputed_at: iso(row.disputed_at),
    dispute_reason: row.dispute_reason,
    settled_by: row.settled_by === null ? null : required(people, row.settled_by),
    settled_at: iso(row.settled_at),
    settled_note: row.settled_note,
    ...changesDto(parts, people),
    may: acts,
  };
}

/** Hand-overs and returns by id, in the order of `ids`, as the viewer sees them; an unknown id is left out. */
export async function loadHandOvers(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
  at: Date,
): Promise<HandOverDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, ids, viewer, at);
  const parts = await readParts(db, ids, at);
  const recipients = await loadRecipients(db, rows);
  const people = await loadPeople(db, [
    ...rows.flatMap((row) => [row.operator_id, row.settled_by, row.withdrawn_by]),
    ...parts.people,
  ]);
  const byId = new Map(
    rows.map((row) => {
      const own = parts.of(row.id);
      const acts = receiptActs(viewer, row, own, at);
      const recipient = required(recipients, row.id);
      return [row.id, toDto(row, people, { recipient, parts: own, acts, at })];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One hand-over or return. @throws ApiError 404 for one that the viewer may not see. */
export async function findHandOver(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  at: Date,
): Promise<HandOverDto> {
  const seen = await db
    .selectFrom('handover')
    .select('id')
    .where('id', '=', id)
    .where(visibleHandOvers(viewer, at))
    .executeTakeFirst();
  const [found] = seen ? await loadHandOvers(db, viewer, [id], at) : [];
  if (!found) throw notFound('Receipt not found');
  return found;
}

/** A hand-over that is locked, with what the actor may do with it. @throws ApiError 404 for one out of sight. */
export async function lockHandOver(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  at: Date,
): Promise<{ row: HandOverRow; may: HandOverDto['may'] }> {
  await db.selectFrom('handover').select('id').where('id', '=', id).forUpdate().execute();
  await findHandOver(db, viewer, id, at);
  const [row] = await selectRows(db, [id], viewer, at);
  if (!row) throw notFound('Receipt not found');
  return { row, may: receiptActs(viewer, row, (await readParts(db, [id], at)).of(id), at) };
}
