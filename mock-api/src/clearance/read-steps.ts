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

type Row = ClearanceEntryDto & { isVisible: boolean };

const inTheWay = (rows: readonly Row[]): InTheWay => ({
  count: rows.length,
  entries: rows
    .filter(({ isVisible }) => isVisible)
    .slice(0, SHOWN)
    .map(({ isVisible: _, ...entry }) => entry),
});

/** Items in whose chain the person stands, for which a condition on `property` is true. */
async function readItems(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
  condition: RawBuilder<boolean>,
): Promise<InTheWay> {
  const rows = await db
    .selectFrom('custody_link as link')
    .innerJoin('property', 'property.id', 'link.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .select(sql<string>`'/property-book/' || property.id`.as('path'))
    .select(visibleItems(viewer).as('isVisible'))
    .where('link.user_id', '=', userId)
    .where(condition)
    .orderBy('property.name')
    .orderBy('property.serial_number')
    .execute();
  return inTheWay(rows);
}

/** What the person has by a draw or on a temporary hand receipt. */
async function readPossessions(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<InTheWay> {
  const rows = await db
    .selectFrom('possession')
    .innerJoin('property', 'property.id', 'possession.item_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .select(sql<string>`'/property-book/' || property.id`.as('path'))
    .select(visibleItems(viewer).as('isVisible'))
    .where('possession.user_id', '=', userId)
    .where('possession.to_at', 'is', null)
    .where('possession.basis', 'in', ['draw', 'temporary'])
    .orderBy('property.name')
    .orderBy('property.serial_number')
    .execute();
  return inTheWay(rows);
}

async function readTransfers(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<InTheWay> {
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .select(['transfer.id', 'property.name', 'property.serial_number'])
    .select(sql<string>`'/transfers/' || transfer.id`.as('path'))
    .select(
      sql<boolean>`(${viewer.id} in (transfer.from_user_id, transfer.to_user_id) or ${visibleItems(viewer)})`.as(
        'isVisible',
      ),
    )
    .where('transfer.status', '=', 'Pending')
    .where(
      sql<boolean>`(${userId} in (from_user_id, to_user_id)
        or (superior_user_id = ${userId} and needs_consent and superior_agreed_at is null))`,
    )
    .orderBy('transfer.requested_at')
    .orderBy('transfer.id')
    .execute();
  return inTheWay(rows);
}

async function readLossCases(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<InTheWay> {
  const rows = await db
    .selectFrom('loss_case')
    .select(['loss_case.id', sql<null>`null`.as('serial_number')])
    .select(sql<string>`'Loss case ' || loss_case.id`.as('name'))
    .select(sql<string>`'/loss-cases/' || loss_case.id`.as('path'))
    .select(visibleLossCases(viewer).as('isVisible'))
    .where(openLossCasesOf(userId))
    .orderBy('loss_case.opened_at')
    .orderBy('loss_case.id')
    .execute();
  return inTheWay(rows);
}

async function readShortages(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<InTheWay> {
  const rows = await db
    .selectFrom('component_shortage as shortage')
    .innerJoin('property', 'property.id', 'shortage.item_id')
    .select(['shortage.id', 'property.serial_number'])
    .select(sql<string>`shortage.quantity || ' short: ' || shortage.name`.as('name'))
    .select(sql<string>`'/property-book/' || property.id`.as('path'))
    .select(visibleItems(viewer).as('isVisible'))
    .where('shortage.accountable_user_id', '=', userId)
    .where('shortage.state', '=', 'open')
    .orderBy('shortage.since')
    .orderBy('shortage.id')
    .execute();
  return inTheWay(rows);
}

async function readInventories(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<InTheWay> {
  const rows = await db
    .selectFrom('inventory')
    .select(['inventory.id', 'inventory.title as name', sql<null>`null`.as('serial_number')])
    .select(sql<string>`'/sensitive-items?inventory=' || inventory.id`.as('path'))
    .select(visibleInventories(viewer).as('isVisible'))
    .where('inventory.closed_at', 'is', null)
    .where('inventory.planned', '=', false)
    .where(
      sql<boolean>`(inventory.opened_by_user_id = ${userId}
        or exists (select from inventory_counter counter
          where counter.inventory_id = inventory.id and counter.user_id = ${userId}))`,
    )
    .orderBy('inventory.opened_at')
    .orderBy('inventory.id')
    .execute();
  return inTheWay(rows);
}

async function readSuccessions(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<InTheWay> {
  const rows = await db
    .selectFrom('succession')
    .select(['succession.id', 'succession.id as name', sql<null>`null`.as('serial_number')])
    .select(sql<string>`'/successions/' || succession.id`.as('path'))
    .select(visibleSuccessions(viewer).as('isVisible'))
    .where('succession.state', 'in', ['draft', 'active', 'signing'])
    .where(
      sql<boolean>`(${userId} in (from_user_id, to_user_id, giver_user_id, appointed_user_id)
        or exists (select from succession_giver giver
          where giver.succession_id = succession.id and giver.user_id = ${userId}))`,
    )
    .orderBy('succession.opened_at')
    .orderBy('succession.id')
    .execute();
  return inTheWay(rows);
}

/** Maintenance forms to the person that they neither answered nor forwarded. Nobody else reads their documents. */
async function readForms(db: Kysely<Database>, viewer: Viewer, userId: string): Promise<InTheWay> {
  const rows = await db
    .selectFrom('document')
    .select(['document.id', 'document.title as name', sql<null>`null`.as('serial_number')])
    .select(sql<string>`'/documents/' || document.id`.as('path'))
    .where('document.type', '=', MAINTENANCE_FORM)
    .where('document.recipient_user_id', '=', userId)
    .where(sql<boolean>`not exists (select from corrective_action done where done.document_id = document.id)`)
    .where(
      sql<boolean>`not exists (select from document copy
        where copy.forwarded_from = document.id and copy.sender_user_id = ${userId})`,
    )
    .orderBy('document.id')
    .execute();
  return inTheWay(rows.map((row) => ({ ...row, isVisible: viewer.id === userId })));
}

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

/** The steps that are worked out from the record, as they stand now. Their entries are those that the viewer may see. */
export async function readComputedSteps(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
): Promise<ClearanceStepDto[]> {
  const items = (condition: RawBuilder<boolean>) => readItems(db, viewer, userId, condition);
  return [
    toStep('held', await items(sql`property.assigned_to_user_id = ${userId}`)),
    toStep('chain', await items(sql`property.assigned_to_user_id is distinct from ${userId}`)),
    toStep('possession', await readPossessions(db, viewer, userId)),
    toStep('transfers', await readTransfers(db, viewer, userId)),
    toStep('lost', await readLossCases(db, viewer, userId)),
    toStep('shortages', await readShortages(db, viewer, userId)),
    toStep('inventories', await readInventories(db, viewer, userId)),
    toStep('successions', await readSuccessions(db, viewer, userId)),
    toStep('forms', await readForms(db, viewer, userId)),
  ];
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
