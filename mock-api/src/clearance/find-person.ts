import type { PersonPageDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Database, notFound } from '../kernel';
import { type Viewer, loadPeople, maySeePerson, visibleItems } from '../access';
import { countLiabilities } from './why-not-clear';

/** @throws ApiError 404 for a person whose property the viewer may not see. */
export async function requirePerson(db: Kysely<Database>, viewer: Viewer, id: string): Promise<void> {
  if (!(await maySeePerson(db, viewer, id))) throw notFound('Person not found');
}

/** Counts what the viewer sees of a person's property. */
const countHoldings = (db: Kysely<Database>, viewer: Viewer, id: string) =>
  db
    .selectFrom('custody_link as link')
    .innerJoin('property', 'property.id', 'link.item_id')
    .innerJoin('custody_link as above', (join) =>
      join
        .onRef('above.item_id', '=', 'link.item_id')
        .on('above.position', '=', sql<number>`link.position - 1`),
    )
    .select([
      sql<number>`count(*) filter (where assigned_to_user_id = ${id})::int`.as('held'),
      sql<number>`count(*) filter (where assigned_to_user_id = ${id} and property.is_sensitive)::int`.as(
        'sensitive_held',
      ),
      sql<number>`count(*) filter (where assigned_to_user_id <> ${id})::int`.as('signed_down'),
      sql<number>`count(distinct coalesce(above.user_id, 'book ' || property.unit_id))::int`.as('givers'),
    ])
    .where('link.user_id', '=', id)
    .where(visibleItems(viewer))
    .executeTakeFirstOrThrow();

/** A person, and how much they are responsible for. @throws ApiError 404 out of sight. */
export async function findPerson(db: Kysely<Database>, viewer: Viewer, id: string): Promise<PersonPageDto> {
  await requirePerson(db, viewer, id);
  const person = (await loadPeople(db, [id])).get(id);
  const account = await db
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person || !account) throw notFound('Person not found');
  const { held, signedDown } = await countLiabilities(db, id);
  return { person, ...account, ...(await countHoldings(db, viewer, id)), signed: held + signedDown };
}
