import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ApiError, type Database, inArray } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { itemWords } from '../../live';
import { dayWords } from '../day-words';
import type { MountedItem } from './mounted';

/**
 * A succession that is activated and has a section to sign: custody of its set is frozen. Sections that were left out
 * freeze nothing until they are included again.
 */
const selectFreezes = (db: Kysely<Database>) =>
  db
    .selectFrom('succession')
    .innerJoin('users as outgoing', 'outgoing.id', 'succession.from_user_id')
    .select(['succession.id', 'succession.due_on'])
    .select(sql<string>`outgoing.rank || ' ' || outgoing.last_name`.as('outgoing'))
    .where('succession.state', 'in', ['active', 'signing'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('succession_section as section')
          .select('section.number')
          .whereRef('section.succession_id', '=', 'succession.id')
          .where('section.included', '=', true)
          .where('section.state', 'in', ['planned', 'counted']),
      ),
    )
    .orderBy('succession.id')
    .limit(1);

type Freeze = { id: string; due_on: string; outgoing: string } | undefined;

/** An act that a freeze of the book refuses, and what may be done in its place. */
interface RefusedAct {
  what: string;
  unless: string;
}

const bookFrozenWords = ({ id, outgoing, due_on: due }: NonNullable<Freeze>, { what, unless }: RefusedAct) =>
  `${what} while the property of ${outgoing} is counted for ${id}, until ${dayWords(due)}. ${unless}`;

/** @throws ApiError 409 'frozen' for what would change the book besides transfers. */
function refuseBookFrozen(freeze: Freeze, act: RefusedAct): void {
  if (freeze) throw new ApiError(409, 'frozen', bookFrozenWords(freeze, act));
}

/** @param mounted the item that is frozen, where it is not the one that is transferred but goes along with it. */
function refuseFrozen(freeze: Freeze, mounted?: MountedItem): void {
  if (!freeze) return;
  const what = mounted ? `${itemWords(mounted)}, which is mounted on it,` : 'this property';
  throw new ApiError(
    409,
    'frozen',
    `Transfers of ${what} are frozen for the inventory ${freeze.id} until ${dayWords(freeze.due_on)}. ` +
      `${freeze.outgoing} can let ${mounted ? 'it' : 'an item'} through.`,
  );
}

/** The item is a line of the set. */
const isLine = (itemId: RawBuilder<unknown>) => sql`from succession_line line
  join succession_section section
    on section.succession_id = line.succession_id and section.number = line.section_number
  where line.succession_id = succession.id and line.item_id = ${itemId}
    and section.included and section.state in ('planned', 'counted')`;

/**
 * The item is a line of the succession, and not let through for one transfer. A mounted item goes along with the transfer of
 * another one, so that only its day of custody says that it was used.
 */
const holdsItem = (itemId: string) => sql<boolean>`exists (select ${isLine(sql`${itemId}`)}
    and (line.let_through_at is null
      or exists (select from property
        where property.id = line.item_id and property.assigned_date >= line.let_through_at)
      or exists (select from transfer
        where transfer.item_id = line.item_id and transfer.status = 'Approved'
          and transfer.resolved_at >= line.let_through_at)))`;

const comesTo = (userId: string) =>
  sql<boolean>`(succession.kind = 'primary' and succession.from_user_id = ${userId})`;

/** An activation holds its succession. Who would give the outgoing person something waits for it, and it for them. */
const holdDrafts = (db: Kysely<Database>, outgoingId: string) =>
  db
    .selectFrom('succession')
    .select('id')
    .where('kind', '=', 'primary')
    .where('state', '=', 'draft')
    .where('from_user_id', '=', outgoingId)
    .forKeyShare()
    .execute();

/**
 * Nobody moves an item whose chain the parties are about to sign. While a change of command is under way nothing comes to
 * the person who hands over. Asked under the item's lock: an activation locks its items, too.
 *
 * @param toUserId who would take the item.
 * @throws ApiError 409 'frozen', naming the succession.
 */
export async function requireNotFrozen(
  db: Kysely<Database>,
  itemId: string,
  toUserId: string | null = null,
): Promise<void> {
  if (toUserId !== null) await holdDrafts(db, toUserId);
  const freeze = await selectFreezes(db)
    .where(({ or }) => or([holdsItem(itemId), ...(toUserId === null ? [] : [comesTo(toUserId)])]))
    .executeTakeFirst();
  refuseFrozen(freeze);
}

/**
 * The same for what is mounted on an item and goes along with it.
 *
 * @throws ApiError 409 'frozen', naming the succession and the mounted item.
 */
export async function requireMountedNotFrozen(
  db: Kysely<Database>,
  mounted: readonly MountedItem[],
): Promise<void> {
  for (const item of mounted) {
    refuseFrozen(await selectFreezes(db).where(holdsItem(item.id)).executeTakeFirst(), item);
  }
}

/** A change of command freezes the book of its unit. A change of a sub-hand receipt holder freezes its set alone. */
const inFrozenUnit = (unitId: string) =>
  sql<boolean>`(succession.kind = 'primary' and ${unitId} in (select units_below(succession.unit_id)))`;

const IMPORT: RefusedAct = { what: 'No items are imported', unless: 'Import them afterwards.' };

const findImportFreeze = (db: Kysely<Database>, unitId: string): Promise<Freeze> =>
  selectFreezes(db).where(inFrozenUnit(unitId)).executeTakeFirst();

/** @throws ApiError 409 'frozen' while the book of the unit is counted for a succession. */
export async function requireBookNotFrozen(db: Kysely<Database>, unitId: string): Promise<void> {
  refuseBookFrozen(await findImportFreeze(db, unitId), IMPORT);
}

/** The sentence with which an import into the book of the unit is refused now; null where it is not. */
export async function importFreezeWords(db: Kysely<Database>, unitId: string): Promise<string | null> {
  const freeze = await findImportFreeze(db, unitId);
  return freeze ? bookFrozenWords(freeze, IMPORT) : null;
}

/**
 * While an item is counted for a succession, or with it the book of its unit, it is amended or leaves only where the count
 * found a difference about it.
 *
 * @throws ApiError 409 'frozen', naming the succession.
 */
export async function requireDifference(
  { trx }: UnitOfWork,
  unitId: string,
  itemIds: readonly string[],
): Promise<void> {
  const freeze = await selectFreezes(trx)
    .where(
      sql<boolean>`exists (select from property where property.id = ${inArray(itemIds)}
        and (${inFrozenUnit(unitId)} or exists (select ${isLine(sql.ref('property.id'))}))
        and not exists (select from succession_difference difference
          where difference.succession_id = succession.id and difference.item_id = property.id))`,
    )
    .executeTakeFirst();
  refuseBookFrozen(freeze, {
    what: 'No item is amended or leaves the book',
    unless: 'An item about which that count finds a difference can.',
  });
}

/**
 * The same for an item that is entered: only what the count found as an extra. The unit is held, as an activation holds
 * it, so that neither misses the other.
 *
 * @throws ApiError 409 'frozen', naming the succession.
 */
export async function requireExtra({ trx }: UnitOfWork, unitId: string, serialNumber: string): Promise<void> {
  await trx.selectFrom('units').select('id').where('id', '=', unitId).forKeyShare().execute();
  const freeze = await selectFreezes(trx)
    .where(inFrozenUnit(unitId))
    .where(
      sql<boolean>`not exists (select from succession_difference difference
        where difference.succession_id = succession.id and difference.kind = 'extra'
          and difference.found = ${serialNumber})`,
    )
    .executeTakeFirst();
  refuseBookFrozen(freeze, {
    what: 'No item is entered',
    unless: 'An item that the count keeps as an extra can be entered.',
  });
}
