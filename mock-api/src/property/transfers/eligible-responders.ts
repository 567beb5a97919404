import { type Transaction, sql } from 'kysely';
import type { Database } from '../../kernel';
import { findPerson, mayHandTo } from '../../access';
import type { Audience } from '../../live';
import { namedItem } from './named-item';

/**
 * Who is asked for an item: its holder, or for one that is only in the property book, the active supply
 * sergeants of the unit that carries it and of those above.
 *
 * @returns ids of people, none twice.
 */
async function eligibleResponders(
  trx: Transaction<Database>,
  item: { assigned_to_user_id: string | null; unit_id: string },
): Promise<string[]> {
  if (item.assigned_to_user_id !== null) return [item.assigned_to_user_id];
  const { rows } = await sql<{ id: string }>`
    select users.id from users join units_above(${item.unit_id}) above on above.id = users.unit_id
    where users.role = 'Supply Sergeant' and users.status = 'Active' order by users.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * The people who get the notice of a request: those who are asked for the item, without those who may not hand anything to the
 * requester. They do not see the request.
 */
export async function respondersTo(
  trx: Transaction<Database>,
  requesterId: string,
  item: { assigned_to_user_id: string | null; unit_id: string },
): Promise<string[]> {
  const told: string[] = [];
  for (const id of await eligibleResponders(trx, item)) {
    const responder = await findPerson(trx, id);
    if (responder && (await mayHandTo(trx, responder, requesterId))) told.push(id);
  }
  return told;
}

/** The people whose lists show a request: the requester and everyone who may respond to it now. */
export async function requestAudience(
  trx: Transaction<Database>,
  requesterId: string,
  serialNumber: string,
): Promise<Audience> {
  const item = await trx
    .selectFrom('property')
    .select(['assigned_to_user_id as holderId', 'unit_id as unitId'])
    .where('id', '=', namedItem(serialNumber))
    .executeTakeFirst();
  if (!item) return { people: [requesterId] };
  if (item.holderId !== null) return { people: [requesterId, item.holderId] };
  return { people: [requesterId], leadersOf: [item.unitId] };
}
