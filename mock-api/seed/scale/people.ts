import type { Transaction } from 'kysely';
import type { Database } from '../../src/kernel';
import { recordEverybody } from '../../src/people';
import type { Actor } from '../../src/unit-of-work';
import type { Brigade, Post } from './brigade';
import { FIRST_NAMES, LAST_NAMES } from './names';

const ROWS_AT_ONCE = 500;
/** Units and people were entered before the first item. */
const BEFORE_EVERYTHING_MS = 60 * 24 * 60 * 60 * 1000;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** The name of the person in a post; the user name is the last name, numbered from the second one on. */
function nameFor({ username, role }: Post, index: number) {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const known = username && role !== 'Admin' ? capitalized(username) : undefined;
  const last = known ?? LAST_NAMES[index % LAST_NAMES.length] ?? '';
  const round = Math.floor(index / LAST_NAMES.length);
  return { first, last, username: username ?? `${plain(last)}${round > 0 ? round + 1 : ''}` };
}

/**
 * Writes the brigade's units and people, all active with one password.
 *
 * @returns the people, in the order of the posts.
 */
export async function writePeople(
  trx: Transaction<Database>,
  { units, posts }: Brigade,
  passwordHash: string,
  now: Date,
): Promise<Actor[]> {
  await trx.insertInto('units').values(units).execute();
  const actors: Actor[] = [];
  for (let from = 0; from < posts.length; from += ROWS_AT_ONCE) {
    const rows = posts.slice(from, from + ROWS_AT_ONCE).map((post, offset) => {
      const { first, last, username } = nameFor(post, from + offset);
      return {
        username,
        email: `${username}@brigade.example`,
        password_hash: passwordHash,
        first_name: first,
        last_name: last,
        rank: post.rank,
        unit_id: post.unitId,
        requested_unit: null,
        position: post.position,
        role: post.role,
        status: 'Active' as const,
        service_start: `${now.getFullYear() - 1 - ((from + offset) % 15)}-06-01`,
        command_start: post.role === 'Commander' ? `${now.getFullYear() - 1}-05-15` : null,
      };
    });
    const written = await trx.insertInto('users').values(rows).returning(['id', 'username']).execute();
    const ids = new Map(written.map(({ id, username }) => [username, id]));
    for (const { username, rank, last_name, role, unit_id } of rows) {
      actors.push({ id: ids.get(username) ?? '', name: `${rank} ${last_name}`, role, unitId: unit_id });
    }
  }
  await recordEverybody(trx, 'created', new Date(now.getTime() - BEFORE_EVERYTHING_MS));
  return actors;
}
