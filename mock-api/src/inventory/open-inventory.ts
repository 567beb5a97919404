import type { InventoryKind, InventoryRules, OpenInventoryDto, WaiverInput } from '@hand-receipt/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Database, badRequest, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { militaryTime } from '../live';
import { appendEvent, newEventId } from '../ledger';
import { answersForUnit, findPerson, maySeePerson, unitsBelow } from '../access';
import { unitSetting } from '../unit-settings';
import { insertWaivers, requireCounters, requireEligible, rulesKey } from './team';
import { recordWaived } from './waive-rule';
import { openedDetails, readContents } from './inventory-record';
import { chooseItems } from './choose-items';
import { type Narrowing, type Scope, countable, groupKey } from './inventory-scope';

/** @throws ApiError 404 for a unit that is not the actor's or below it. */
async function requireOwnUnit({ trx, actor }: UnitOfWork, unitId: string): Promise<void> {
  const inTree: RawBuilder<boolean> = actor.unitId
    ? sql`units.id in ${unitsBelow(actor.unitId)}`
    : sql`false`;
  const unit = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', unitId)
    .where(inTree)
    .executeTakeFirst();
  if (!unit || !answersForUnit(actor)) throw notFound('The unit is not known.');
}

/**
 * Who counts: people of the company, named by a person who answers for the unit; else the actor.
 *
 * @throws ApiError 403 where a soldier names others, 404 for people out of sight, 400 for one who cannot count.
 */
async function readCounters(work: UnitOfWork, counterIds: readonly string[] | undefined): Promise<string[]> {
  const { actor } = work;
  const ids = [...new Set(counterIds ?? [actor.id])];
  const others = ids.filter((id) => id !== actor.id);
  if (others.length > 0 && !answersForUnit(actor)) {
    throw forbidden('Only a leader of the unit says who else counts.');
  }
  await requireCounters(work, others);
  return ids;
}

/**
 * Stores who counts, and the rules that are waived for them.
 *
 * @returns whether any is waived
 * @throws ApiError 409 for a person whom a rule excludes.
 */
async function insertTeam(
  work: UnitOfWork,
  inventory: Selectable<Database['inventory']>,
  { counters, waivers }: { counters: readonly string[]; waivers: readonly WaiverInput[] },
): Promise<boolean> {
  const { id, rules, unit_id: unitId } = inventory;
  const isWaived = await insertWaivers(work, id, waivers);
  const counted = { id, unitId: unitId ?? work.actor.unitId, rules, recountAt: null, programId: null };
  await requireEligible(work, counted, counters);
  await work.trx
    .insertInto('inventory_counter')
    .values(counters.map((user_id) => ({ inventory_id: id, user_id })))
    .execute();
  return isWaived;
}

/** A person counts by themselves what they hold: it shows others nothing about an item that is missing. */
const isOwnCount = (
  { actor }: UnitOfWork,
  { holder_user_id: holderId }: Narrowing,
  counters: readonly string[],
): boolean => counters.every((id) => id === actor.id) && (!answersForUnit(actor) || holderId === actor.id);

/**
 * What a count is narrowed to.
 *
 * @throws ApiError 403 or 404 for a unit or a holder that is not the actor's to name.
 */
async function readNarrowing(work: UnitOfWork, input: OpenInventoryDto): Promise<Narrowing> {
  const narrowing: Narrowing = {
    unit_id: input.unitId ?? null,
    category: input.category ?? null,
    holder_user_id: input.holderId ?? null,
  };
  if (narrowing.unit_id) await requireOwnUnit(work, narrowing.unit_id);
  if (narrowing.holder_user_id && !(await findPerson(work.trx, narrowing.holder_user_id))) {
    throw notFound('The holder is not known.');
  }
  return narrowing;
}

/** @throws ApiError 404 for a holder out of sight, as for one that there is not. */
async function requireSeenHolder({ trx, actor }: UnitOfWork, { holder_user_id }: Narrowing): Promise<void> {
  if (holder_user_id === null || (await maySeePerson(trx, actor, holder_user_id))) return;
  throw notFound('The holder is not known.');
}

/** The sensitive items that the actor may count, or what the call narrows them to. */
async function sensitiveItems(work: UnitOfWork, input: OpenInventoryDto): Promise<Scope> {
  if (input.itemIds || input.differencesOf) {
    throw badRequest('Only an inventory of chosen items names what it counts.');
  }
  const narrowing = await readNarrowing(work, input);
  return {
    narrowing,
    items: countable(work.actor, narrowing),
    title: `Sensitive items inventory ${militaryTime(work.at)}`,
  };
}

/** Stores a count, with the rules of its unit as they are now; one of what a person holds has none. */
async function insertInventory(
  { trx, actor, at }: UnitOfWork,
  narrowing: Narrowing,
  { kind, title }: { kind: InventoryKind; title: string },
) {
  const unitId = narrowing.unit_id ?? actor.unitId;
  const rules = kind === 'own' ? null : await unitSetting(trx, unitId, rulesKey(kind));
  return trx
    .insertInto('inventory')
    .values({
      ...narrowing,
      kind,
      rules: rules && sql<InventoryRules>`${JSON.stringify(rules)}::jsonb`,
      blind: rules?.blind ?? false,
      title,
      opened_by_user_id: actor.id,
      opened_at: at,
      event_id: newEventId(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts these items on the list of a count. @returns how many. */
async function insertLines({ trx }: UnitOfWork, id: string, items: RawBuilder<boolean>): Promise<bigint> {
  const lines = await sql`insert into inventory_line
      (inventory_id, item_id, name, serial_number, holder_user_id, group_key)
    select ${id}, property.id, property.name, property.serial_number, property.assigned_to_user_id, ${groupKey}
    from property where ${items}`.execute(trx);
  return lines.numAffectedRows ?? 0n;
}

/** What the people are asked to count in a new inventory. */
const ASKED = {
  chosen: { title: 'Chosen items inventory', what: 'chosen items' },
  sensitive: { title: 'Sensitive items inventory', what: 'sensitive items' },
} as const;

/**
 * What a count of the kind `own` is narrowed to: what the actor holds.
 *
 * @throws ApiError 400 for a unit, another holder or other counters.
 */
function readOwn({ actor }: UnitOfWork, input: OpenInventoryDto): OpenInventoryDto {
  const others = [input.holderId ?? actor.id, ...(input.counterIds ?? [])].filter((id) => id !== actor.id);
  if (input.unitId || others.length > 0) {
    throw badRequest('An inventory of your own items counts what you hold, and nobody else counts it.');
  }
  return { ...input, kind: 'sensitive', holderId: actor.id };
}

/**
 * Opens a count of sensitive items: of all that the actor may count, or narrowed to a unit, a category or a holder. Or of
 * items that a leader chooses, or that another inventory did not see. The list is fixed now; what moves meanwhile stays on
 * it.
 *
 * @returns the count's id.
 * @throws ApiError 403 or 404 for a unit, a holder, items or counters that are not the actor's to name, 400 where there is
 *   nothing to count and where a count of the actor's own items names more than these, 409 for chosen items that left the
 *   book and for a person whom a rule excludes.
 */
export async function openInventory(work: UnitOfWork, typed: OpenInventoryDto): Promise<string> {
  const { actor } = work;
  const input = typed.kind === 'own' ? readOwn(work, typed) : typed;
  const opened = input.kind === 'chosen' ? 'chosen' : 'sensitive';
  const { narrowing, items, title } = await (opened === 'chosen'
    ? chooseItems(work, input)
    : sensitiveItems(work, input));
  const counters = await readCounters(work, input.counterIds);
  const kind = opened === 'sensitive' && isOwnCount(work, narrowing, counters) ? 'own' : opened;
  const inventory = await insertInventory(work, narrowing, { kind, title: input.title?.trim() || title });
  const { id } = inventory;
  if ((await insertLines(work, id, items)) === 0n) {
    await requireSeenHolder(work, narrowing);
    throw badRequest('There is no sensitive item here to count.');
  }
  const isWaived = await insertTeam(work, inventory, { counters, waivers: input.waivers ?? [] });

  work.addAudience({ inventories: [id] });
  await tellCounters(
    work,
    id,
    counters.filter((userId) => userId !== actor.id),
    ASKED[opened],
  );
  await recordOpened(work, inventory);
  if (isWaived) await recordWaived(work, inventory);
  return id;
}

/** Writes the ledger's event of the opening; the last step. */
export async function recordOpened(
  { trx, actor, at }: UnitOfWork,
  inventory: Selectable<Database['inventory']>,
): Promise<void> {
  const contents = (await readContents(trx, [inventory.id])).get(inventory.id);
  if (!contents || !inventory.event_id) throw new Error('The inventory was not stored.');
  const details = openedDetails(inventory, contents);
  await trx
    .updateTable('inventory')
    .set({ list_digest: contents.listDigest })
    .where('id', '=', inventory.id)
    .execute();
  const event = { type: 'INVENTORY OPENED', itemId: null, actor, at, details } as const;
  await appendEvent(trx, { ...event, eventId: inventory.event_id });
}

/** Asks people to count in an inventory. @param what they count, e.g. 'sensitive items' */
export const tellCounters = (
  { notify, actor }: UnitOfWork,
  id: string,
  userIds: string[],
  { title, what }: { title: string; what: string },
): Promise<void> =>
  notify(userIds, {
    type: 'info',
    title,
    message: `${actor.name} asks you to count ${what}.`,
    action: { label: 'Count', path: `/sensitive-items?inventory=${id}` },
  });
