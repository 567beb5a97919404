import {
  CLEARANCE_STEPS,
  type ClearanceEntryDto,
  type ClearanceStep,
  type ClearanceStepDto,
} from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type Viewer,
  loadPeople,
  visibleInventories,
  visibleItems,
  visibleLossCases,
  visibleSuccessions,
} from '../access';
import { MAINTENANCE_FORM } from '../documents';
import type { Database, HandStep } from '../kernel';
import { counted, openLossCasesOf } from './why-not-clear';

/** Things that a step names. */
const SHOWN = 5;

/** What is in the way of a step: how many, and the first of those that the viewer may see. */
interface InTheWay {
  count: number;
  entries: ClearanceEntryDto[];
}

/** What is in the way of a step, as a query. */
interface Question {
  /** Table and joins. */
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  /** What of it the viewer may see. */
  visible: RawBuilder<boolean>;
  id: RawBuilder<string>;
  name: RawBuilder<string>;
  serialNumber?: RawBuilder<string>;
  path: RawBuilder<string>;
  orderBy: RawBuilder<unknown>;
}

/** Counts what is in the way, and reads the first of it that the viewer may see. */
async function readInTheWay(db: Kysely<Database>, question: Question): Promise<InTheWay> {
  const { from, where, visible, id, name, serialNumber = sql`null`, path, orderBy } = question;
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::int as count from ${from} where ${where}`.execute(db);
  const count = counts[0]?.count ?? 0;
  if (count === 0) return { count, entries: [] };
  const { rows: entries } = await sql<ClearanceEntryDto>`
    select ${id} as id, ${name} as name, ${serialNumber} as serial_number, ${path} as path
    from ${from} where ${where} and ${visible} order by ${orderBy} limit ${SHOWN}`.execute(db);
  return { count, entries };
}

/** How an item of the table `property` is named, and in which order. */
const NAMED_ITEM = {
  id: sql<string>`property.id`,
  name: sql<string>`property.name`,
  serialNumber: sql<string>`property.serial_number`,
  path: sql<string>`'/property-book/' || property.id`,
  orderBy: sql`property.name, property.serial_number`,
};

/** Items in whose chain the person stands, for which a condition on `property` is true. */
const itemsInChain = (viewer: Viewer, userId: string, condition: RawBuilder<boolean>): Question => ({
  ...NAMED_ITEM,
  from: sql`custody_link link join property on property.id = link.item_id`,
  where: sql`link.user_id = ${userId} and ${condition}`,
  visible: visibleItems(viewer),
});

/** What the person has by a draw or on a temporary hand receipt. */
const possessions = (viewer: Viewer, userId: string): Question => ({
  ...NAMED_ITEM,
  from: sql`possession join property on property.id = possession.item_id`,
  where: sql`possession.user_id = ${userId} and possession.to_at is null
    and possession.basis in ('draw', 'temporary')`,
  visible: visibleItems(viewer),
});

const transfers = (viewer: Viewer, userId: string): Question => ({
  ...NAMED_ITEM,
  id: sql`transfer.id`,
  path: sql`'/transfers/' || transfer.id`,
  orderBy: sql`transfer.requested_at, transfer.id`,
  from: sql`transfer join property on property.id = transfer.item_id`,
  where: sql`transfer.status = 'Pending' and (${userId} in (from_user_id, to_user_id)
    or (superior_user_id = ${userId} and needs_consent and superior_agreed_at is null))`,
  visible: sql`(${viewer.id} in (transfer.from_user_id, transfer.to_user_id) or ${visibleItems(viewer)})`,
});

const lossCases = (viewer: Viewer, userId: string): Question => ({
  from: sql`loss_case`,
  where: openLossCasesOf(userId),
  visible: visibleLossCases(viewer),
  id: sql`loss_case.id`,
  name: sql`'Loss case ' || loss_case.id`,
  path: sql`'/loss-cases/' || loss_case.id`,
  orderBy: sql`loss_case.opened_at, loss_case.id`,
});

const shortages = (viewer: Viewer, userId: string): Question => ({
  ...NAMED_ITEM,
  id: sql`shortage.id`,
  name: sql`shortage.quantity || ' short: ' || shortage.name`,
  orderBy: sql`shortage.since, shortage.id`,
  from: sql`component_shortage shortage join property on property.id = shortage.item_id`,
  where: sql`shortage.accountable_user_id = ${userId} and shortage.state = 'open'`,
  visible: visibleItems(viewer),
});

const inventories = (viewer: Viewer, userId: string): Question => ({
  from: sql`inventory`,
  where: sql`inventory.closed_at is null and not inventory.planned
    and (inventory.opened_by_user_id = ${userId}
      or exists (select from inventory_counter counter
        where counter.inventory_id = inventory.id and counter.user_id = ${userId}))`,
  visible: visibleInventories(viewer),
  id: sql`inventory.id`,
  name: sql`inventory.title`,
  path: sql`'/sensitive-items?inventory=' || inventory.id`,
  orderBy: sql`inventory.opened_at, inventory.id`,
});

const successions = (viewer: Viewer, userId: string): Question => ({
  from: sql`succession`,
  where: sql`succession.state in ('draft', 'active', 'signing')
    and (${userId} in (from_user_id, to_user_id, giver_user_id, appointed_user_id)
      or exists (select from succession_giver giver
        where giver.succession_id = succession.id and giver.user_id = ${userId}))`,
  visible: visibleSuccessions(viewer),
  id: sql`succession.id`,
  name: sql`succession.id`,
  path: sql`'/successions/' || succession.id`,
  orderBy: sql`succession.opened_at, succession.id`,
});

/** Maintenance forms to the person that they neither answered nor forwarded. Nobody else reads their documents. */
const unansweredForms = (viewer: Viewer, userId: string): Question => ({
  from: sql`document`,
  where: sql`document.type = ${MAINTENANCE_FORM} and document.recipient_user_id = ${userId}
    and not exists (select from corrective_action done where done.document_id = document.id)
    and not exists (select from document copy
      where copy.forwarded_from = document.id and copy.sender_user_id = ${userId})`,
  visible: viewer.id === userId ? sql`true` : sql`false`,
  id: sql`document.id`,
  name: sql`document.title`,
  path: sql`'/documents/' || document.id`,
  orderBy: sql`document.id`,
});

/** What each step is called while nothing is in the way, and while something is. */
const TITLES: Record<ClearanceStep, (count: number) => string> = {
  held: (count) =>
    count === 0 ? 'Nothing on the hand receipt' : `${counted(count, 'item')} still on the hand receipt`,
  chain: (count) =>
    count === 0 ? 'Nothing signed down to others' : `${counted(count, 'item')} signed down to others`,
  possession: (count) =>
    count === 0
      ? 'No temporary receipt or draw'
      : `${counted(count, 'item')} on a temporary receipt or drawn`,
  transfers: (count) =>
    count === 0
      ? 'No open offer or recall'
      : `${counted(count, 'open offer or recall', 'open offers and recalls')}`,
  lost: (count) => (count === 0 ? 'No open loss case' : counted(count, 'open loss case')),
  shortages: (count) => (count === 0 ? 'No shortage' : `${counted(count, 'shortage')} charged to them`),
  inventories: (count) =>
    count === 0 ? 'No open inventory' : counted(count, 'open inventory', 'open inventories'),
  successions: (count) =>
    count === 0
      ? 'No open change of command'
      : counted(count, 'open change of command', 'open changes of command'),
  forms: (count) =>
    count === 0 ? 'No maintenance form to answer' : `${counted(count, 'maintenance form')} not answered`,
};

const toStep = (key: ClearanceStep, { count, entries }: InTheWay): ClearanceStepDto => ({
  key,
  by_hand: false,
  clear: count === 0,
  title: TITLES[key](count),
  count,
  entries,
  done_by: null,
  done_at: null,
});

/** The steps of a clearance that was signed: each was clear then. An item that they sign for later opens it again. */
export const CLEAR_STEPS: readonly ClearanceStepDto[] = CLEARANCE_STEPS.map((key) =>
  toStep(key, { count: 0, entries: [] }),
);

/** What is asked for each step. */
const questionsOf = (viewer: Viewer, userId: string): Record<ClearanceStep, Question> => ({
  held: itemsInChain(viewer, userId, sql`property.assigned_to_user_id = ${userId}`),
  chain: itemsInChain(viewer, userId, sql`property.assigned_to_user_id is distinct from ${userId}`),
  possession: possessions(viewer, userId),
  transfers: transfers(viewer, userId),
  lost: lossCases(viewer, userId),
  shortages: shortages(viewer, userId),
  inventories: inventories(viewer, userId),
  successions: successions(viewer, userId),
  forms: unansweredForms(viewer, userId),
});

/** The steps that are worked out from the record, as they stand now. Their entries are those that the viewer may see. */
export async function readComputedSteps(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
): Promise<ClearanceStepDto[]> {
  const questions = questionsOf(viewer, userId);
  const steps: ClearanceStepDto[] = [];
  for (const key of CLEARANCE_STEPS) steps.push(toStep(key, await readInTheWay(db, questions[key])));
  return steps;
}

/** The key of a step that is ticked, from its place in the list. */
export const handKey = (index: number): string => `hand-${index + 1}`;

/** The steps that somebody ticks. */
export async function readHandSteps(
  db: Kysely<Database>,
  steps: readonly HandStep[],
): Promise<ClearanceStepDto[]> {
  const people = await loadPeople(
    db,
    steps.map(({ doneBy }) => doneBy),
  );
  return steps.map(({ text, doneBy, doneAt }, index) => ({
    key: handKey(index),
    by_hand: true,
    clear: doneAt !== null,
    title: text,
    count: doneAt === null ? 1 : 0,
    entries: [],
    done_by: (doneBy !== null && people.get(doneBy)) || null,
    done_at: doneAt,
  }));
}
