import { type LossFactsDto, LOSS_LIMIT } from '@hand-receipt/contracts';
import { badRequest, inArray, localDay } from '../kernel';
import { LOSS_WITHOUT_FACTS, type LockedItem, peopleWith } from '../property';
import { unitSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { recordCase } from './case-record';
import { addDays } from './clock';
import { custodyExhibit, insertExhibit, inventoryExhibit } from './exhibits';
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

async function readChain({ trx }: UnitOfWork, itemId: string): Promise<string[]> {
  const links = await trx
    .selectFrom('custody_link')
    .select('user_id')
    .where('item_id', '=', itemId)
    .where('user_id', 'is not', null)
    .orderBy('position')
    .execute();
  return links.flatMap(({ user_id }) => user_id ?? []);
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
  const people = new Set<string>();
  const besides = new Map<string, LockedItem>();
  for (const item of items) {
    for (const id of await readChain(work, item.id)) people.add(id);
    for (const id of await peopleWith(work.trx, item, work.at)) besides.set(id, item);
  }
  return { people: [...people], besides };
}

async function insertReports(
  { trx, actor, at }: UnitOfWork,
  caseId: string,
  items: readonly LockedItem[],
  report: LossReport,
): Promise<void> {
  for (const { id } of items) {
    await trx
      .insertInto('loss_case_report')
      .values({
        case_id: caseId,
        item_id: id,
        by_user_id: actor.id,
        at,
        circumstances: report.circumstances,
        last_seen_at: report.lastSeenAt,
        last_seen_where: report.lastSeenWhere,
        inventory_id: report.inventoryId ?? null,
      })
      .execute();
  }
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
  const { trx, at } = work;
  const unitId = items[0]?.unit_id;
  if (unitId === undefined) throw new Error('A loss case has an item.');
  const lossCase = await insertCase(work, unitId, report);
  const ids = items.map(({ id }) => id);
  for (const item of items) {
    await trx
      .insertInto('loss_case_item')
      .values({
        case_id: lossCase.id,
        item_id: item.id,
        added_at: at,
        holder_user_id: item.assigned_to_user_id,
        chain: await readChain(work, item.id),
      })
      .execute();
  }
  await insertReports(work, lossCase.id, items, report);
  const asked = await ask(work, lossCase.id, await readSearchList(trx, ids));
  await insertExhibit(work, lossCase.id, await custodyExhibit(trx, lossCase.id, ids));
  if (report.inventoryId) {
    await insertExhibit(work, lossCase.id, await inventoryExhibit(trx, report.inventoryId));
  }
  work.addAudience({ items: ids, leadersOf: [unitId] });
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
