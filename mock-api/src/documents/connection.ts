import type { UnitOfWork } from '../unit-of-work';
import { badRequest, forbidden, notFound } from '../kernel';
import { connectedWith, findPerson, visiblePeople } from '../access';

async function isVisible({ trx, actor }: UnitOfWork, userId: string): Promise<boolean> {
  const seen = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(visiblePeople(actor))
    .executeTakeFirst();
  return seen !== undefined;
}

async function isConnected({ trx, actor }: UnitOfWork, userId: string): Promise<boolean> {
  const connected = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(connectedWith(actor.id))
    .executeTakeFirst();
  return connected !== undefined;
}

/**
 * Finds the recipient of a document, who must be an accepted connection of the actor now and able to read it.
 *
 * @throws ApiError 404 for an unknown person and one out of sight, 403 for anybody else who is no accepted connection, 400 for one without an
 *   active account.
 */
export async function findConnection(work: UnitOfWork, userId: string) {
  const person = await findPerson(work.trx, userId);
  if (!person) throw notFound('The recipient is not known.');
  if (!(await isConnected(work, person.id))) {
    // The sentence has the name, which is only for those who may see the person.
    if (!(await isVisible(work, person.id))) throw notFound('The recipient is not known.');
    throw forbidden(`${person.name} is not an accepted connection of yours.`);
  }
  if (person.status !== 'Active') throw badRequest(`${person.name} has no active account to read with.`);
  return person;
}
