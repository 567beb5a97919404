import type { CreateSuccessionDto, Role, SuccessionKind } from '@hand-receipt/contracts';
import { visiblePeople } from '../access';
import { badRequest, conflict, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { readGiversOf } from './givers';

/** The pair that a set is, and the people above the outgoing person in it. */
export interface SetGivers {
  /** Null for all pairs of the outgoing person. */
  pairWith: string | null;
  givers: string[];
}

interface Outgoing {
  id: string;
  name: string;
  role: Role;
}

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

/** @throws ApiError 404 for a person that the actor may not look up. */
async function findNamed({ trx, actor }: UnitOfWork, userId: string) {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'rank', 'last_name'])
    .where('id', '=', userId)
    .where(visiblePeople(actor))
    .executeTakeFirst();
  if (!person) throw notFound('The giver is not known.');
  return { id: person.id, name: `${person.rank} ${person.last_name}` };
}

/** The person is link 1 of an item: they have it from the property book. */
const hasFromBook = async ({ trx }: UnitOfWork, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('custody_link as link')
    .innerJoin('property', 'property.id', 'link.item_id')
    .select('link.item_id')
    .where('link.user_id', '=', userId)
    .where('link.position', '=', 1)
    .where('property.left_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** @throws ApiError 409 for somebody who has nothing from the property book and does not command their unit. */
async function requirePrimaryHolder(work: UnitOfWork, { id, name, role }: Outgoing): Promise<void> {
  if (role === 'Commander' || (await hasFromBook(work, id))) return;
  throw conflict(
    `${name} is not the Commander and has nothing from the property book. Change the holder of what they have from others.`,
  );
}

/** What only a change of command, or only a change of holder, says. @throws ApiError 400. */
function requireOfKind(kind: SuccessionKind, { giverUserId, rolesPass }: CreateSuccessionDto): void {
  if (kind === 'primary' && giverUserId) {
    throw wrong('giverUserId', 'A change of command has no giver: it is from the property book.');
  }
  if (kind === 'sub' && rolesPass) {
    throw wrong('rolesPass', 'A role passes with a change of command only.');
  }
}

/**
 * From whom the outgoing person has the set. For a change of command from nobody but the property book.
 *
 * @throws ApiError 404 for an unknown giver; 400 for one who gave them nothing; 409 where nobody is above them, and for
 *   a change of command of somebody who has nothing from the property book.
 */
export async function requireGivers(
  work: UnitOfWork,
  outgoing: Outgoing,
  input: CreateSuccessionDto,
): Promise<SetGivers> {
  requireOfKind(input.kind, input);
  if (input.kind === 'primary') {
    await requirePrimaryHolder(work, outgoing);
    return { pairWith: null, givers: [] };
  }
  const named = input.giverUserId ? await findNamed(work, input.giverUserId) : null;
  const givers = (await readGiversOf(work.trx, outgoing.id)).map(({ id }) => id);
  if (named) {
    if (givers.includes(named.id)) return { pairWith: named.id, givers: [named.id] };
    throw wrong('giverUserId', `${outgoing.name} has nothing from ${named.name}.`);
  }
  if (givers.length === 0) {
    throw conflict(`${outgoing.name} has no sub-hand receipt, so there is no holder to change.`);
  }
  return { pairWith: null, givers };
}
