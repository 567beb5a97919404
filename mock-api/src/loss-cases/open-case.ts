import { type LossFactsDto, LOSS_LIMIT } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, inArray, localDay } from '../kernel';
import { LOSS_WITHOUT_FACTS, type LockedItem, peopleWith } from '../property';
import { unitSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { recordCase } from './case-record';
import { addDays } from './clock';
import { custodyExhibit, insertExhibit, inventoryExhibit } from './exhibits';
import { raiseVersion } from './find-case';
import { announceAsks, announceCase } from './notices';
import { type AskReason, readSearchList } from './search-list';

/** What is said of a loss: circumstances, and where anybody says it when and where it was last seen. */
export interface LossReport {
  circumstances: string;
  lastSeenAt: Date | null;
  lastSeenWhere: string | null;
  /** The count that did not see it. */
  inventoryId?: string;
  /** What did not see it, also where that is a section of a succession: nobody reported it. */
  notSeenIn?: string;
}

const SEEN_LATER = 'The time when it was last seen is in the future.';

const refuse = () => badRequest(LOSS_WITHOUT_FACTS, { loss: LOSS_WITHOUT_FACTS });

/** What a person says of a loss. @throws ApiError 400 where something is missing, or it was seen in the future. */
export function readFacts(typed: LossFactsDto | undefined, now: Date): LossReport {
  const circumstances = typed?.circumstances?.trim();
  const lastSeenWhere = typed?.lastSeenWhere?.trim();
  const lastSeenAt = typed?.lastSeenAt ? new Date(typed.lastSeenAt) : null;
  if (!circumstances || !lastSeenWhere || !lastSeenAt) throw refuse();
  if (lastSeenAt > now) throw badRequest(SEEN_LATER, { 'loss.lastSeenAt': SEEN_LATER });
  return { circumstances, lastSeenAt, lastSeenWhere };
}

/** @throws ApiError 400 for more items than one report covers. */
export function requireFew(ids: readonly string[]): void {
  if (new Set(ids).size <= LOSS_LIMIT) return;
  const words = `Report at most ${LOSS_LIMIT} items lost at once.`;
  throw badRequest(words, { ids: words });
}

interface OpenCase {
  id: string;
  unit_id: string;
}

async function insertCase(work: UnitOfWork, unitId: string, report: LossReport): Promise<OpenCase> {
  const { trx, actor, at } = work;
  const days = await unitSetting(trx, unitId, 'loss.days');
  const discovered = localDay(at);
  return trx
    .insertInto('loss_case')
    .values({
      unit_id: unitId,
      state: 'searching',
      circumstances: report.circumstances,
      last_seen_at: report.lastSeenAt,
      last_seen_where: report.lastSeenWhere,
      reported_by: actor.id,
      opened_at: at,
      discovered_on: discovered,
      limit_on: addDays(discovered, days - 1),
      days,
    })
    .returning(['id', 'unit_id'])
    .executeTakeFirstOrThrow();
}

/**
 * The people whom a loss of these items concerns: holders and everybody in their chains, who see the case; and who has the
 * items or stores them, who see the item.
 */
async function peopleOf(work: UnitOfWork, items: readonly LockedItem[]) {
  const links = await work.trx
    .selectFrom('custody_link')
    .select('user_id')
    .distinct()
    .where('item_id', '=', inArray(items.map(({ id }) => id)))
    .where('user_id', 'is not', null)
    .$narrowType<{ user_id: string }>()
    .execute();
  const besides = new Map<string, LockedItem>();
  for (const item of items) {
    for (const id of await peopleWith(work.trx, item, work.at)) besides.set(id, item);
  }
  return { people: links.map(({ user_id }) => user_id), besides };
}

/** The items of a new case, each with who is responsible for it now. In one statement: a count may miss hundreds. */
async function insertItems({ trx, at }: UnitOfWork, caseId: string, ids: readonly string[]): Promise<void> {
  await trx
    .insertInto('loss_case_item')
    .columns(['case_id', 'item_id', 'added_at', 'holder_user_id', 'chain'])
    .expression((from) =>
      from
        .selectFrom('property')
        .select([
          sql<string>`${caseId}`.as('case_id'),
          'property.id',
          sql<Date>`${at}::timestamptz`.as('added_at'),
          'property.assigned_to_user_id',
          sql<string[]>`array(select link.user_id from custody_link link
            where link.item_id = property.id and link.user_id is not null order by link.position)`.as(
            'chain',
          ),
        ])
        .where('property.id', '=', inArray(ids))
        .orderBy('property.id'),
    )
    .execute();
}

/** One report of each item, in one statement. */
async function insertReports(
  { trx, actor, at }: UnitOfWork,
  caseId: string,
  items: readonly LockedItem[],
  report: LossReport,
): Promise<void> {
  await trx
    .insertInto('loss_case_report')
    .columns([
      'case_id',
      'item_id',
      'by_user_id',
      'at',
      'circumstances',
      'last_seen_at',
      'last_seen_where',
      'inventory_id',
    ])
    .expression((from) =>
      from
        .selectFrom('property')
        .select([
          sql<string>`${caseId}`.as('case_id'),
          'property.id',
          sql<string>`${actor.id}`.as('by_user_id'),
          sql<Date>`${at}::timestamptz`.as('at'),
          sql<string>`${report.circumstances}`.as('circumstances'),
          sql<Date | null>`${report.lastSeenAt}::timestamptz`.as('last_seen_at'),
          sql<string | null>`${report.lastSeenWhere}::text`.as('last_seen_where'),
          sql<string | null>`${report.inventoryId ?? null}::text`.as('inventory_id'),
        ])
        .where('property.id', '=', inArray(items.map(({ id }) => id)))
        .orderBy('property.id'),
    )
    .execute();
}

/** Asks the active people of the search list, each once for a case. */
async function ask(
  { trx, at }: UnitOfWork,
  caseId: string,
  people: ReadonlyMap<string, AskReason[]>,
): Promise<string[]> {
  if (people.size === 0) return [];
  const active = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', inArray([...people.keys()]))
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute();
  const asked: string[] = [];
  for (const { id } of active) {
    const first = await trx
      .insertInto('loss_case_ask')
      .values({
        case_id: caseId,
        user_id: id,
        reasons: JSON.stringify(people.get(id) ?? []),
        asked_at: at,
      })
      .onConflict((known) => known.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (first) asked.push(first.user_id);
  }
  return asked;
}

/** When and where a report says that it was last seen. */
const seenWords = ({ circumstances }: LossReport): string =>
  circumstances.endsWith('.') ? circumstances : `${circumstances}.`;

/** Opens one case for these items, which are locked, of one book and in no open case. */
async function openCase(work: UnitOfWork, items: readonly LockedItem[], report: LossReport): Promise<string> {
  const { trx } = work;
  const unitId = items[0]?.unit_id;
  if (unitId === undefined) throw new Error('A loss case has an item.');
  const lossCase = await insertCase(work, unitId, report);
  const ids = items.map(({ id }) => id);
  await insertItems(work, lossCase.id, ids);
  await insertReports(work, lossCase.id, items, report);
  const asked = await ask(work, lossCase.id, await readSearchList(trx, ids));
  await insertExhibit(work, lossCase.id, await custodyExhibit(trx, lossCase.id, ids));
  if (report.inventoryId) {
    await insertExhibit(work, lossCase.id, await inventoryExhibit(trx, report.inventoryId));
  }
  await announceCase(work, lossCase, {
    items,
    ...(await peopleOf(work, items)),
    words: seenWords(report),
    notSeenIn: report.notSeenIn,
    isNew: true,
  });
  await announceAsks(work, lossCase, items, asked);
  await recordCase(work, lossCase.id, 'opened');
  return lossCase.id;
}

/** Adds a further report to the open case of some of its items. */
async function reportAgain(
  work: UnitOfWork,
  caseId: string,
  items: readonly LockedItem[],
  report: LossReport,
): Promise<void> {
  const lossCase = await work.trx
    .selectFrom('loss_case')
    .select(['id', 'unit_id'])
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await insertReports(work, caseId, items, report);
  await raiseVersion(work, caseId);
  await announceCase(work, lossCase, {
    items,
    ...(await peopleOf(work, items)),
    words: seenWords(report),
    notSeenIn: report.notSeenIn,
    isNew: false,
  });
  const itemIds = items.map(({ id }) => id);
  await recordCase(work, caseId, 'reported again', { itemIds });
}

/**
 * Puts items, which are locked, into loss cases: a further report for those that are in an open one; of the others a case
 * for each group.
 *
 * @param groupOf items of one group go into one case. Two books are always two.
 * @returns ids of the cases, old and new.
 */
export async function reportLoss(
  work: UnitOfWork,
  items: readonly LockedItem[],
  report: LossReport,
  groupOf: (item: LockedItem) => string = () => '',
): Promise<string[]> {
  if (items.length === 0) return [];
  const open = await work.trx
    .selectFrom('loss_case_item')
    .select(['item_id', 'case_id'])
    .where('item_id', '=', inArray(items.map(({ id }) => id)))
    .where('closed_at', 'is', null)
    .execute();
  const caseOf = new Map(open.map(({ item_id, case_id }) => [item_id, case_id]));
  const groups = new Map<string, LockedItem[]>();
  for (const item of items) {
    const key = caseOf.get(item.id) ?? `new ${item.unit_id} ${groupOf(item)}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const cases: string[] = [];
  for (const [key, group] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const isOpen = [...caseOf.values()].includes(key);
    if (isOpen) await reportAgain(work, key, group, report);
    cases.push(isOpen ? key : await openCase(work, group, report));
  }
  return cases;
}

/** What a count that was closed says of what it did not see: one case for each holder. */
export const reportNotSeen = (
  work: UnitOfWork,
  items: readonly LockedItem[],
  count: { id: string; inventoryId?: string },
): Promise<string[]> =>
  reportLoss(
    work,
    items,
    {
      circumstances: `Not seen in ${count.id}`,
      notSeenIn: count.inventoryId ? `count ${count.id}, closed by ${work.actor.name}` : count.id,
      lastSeenAt: null,
      lastSeenWhere: null,
      ...(count.inventoryId && { inventoryId: count.inventoryId }),
    },
    (item) => item.assigned_to_user_id ?? '',
  );
