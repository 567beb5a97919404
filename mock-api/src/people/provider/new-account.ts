import { NAME_MIN, USERNAME_MIN, isName, tidyName } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';

/** The claims of a person who signs in for the first time. */
export type Claims = Record<string, unknown>;

const NAME_MAX = 80;
const USERNAME_MAX = 60;
const EMAIL_MAX = 200;

const textOf = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
};

const nameOf = (text: string): string | null => {
  const name = tidyName(text).slice(0, NAME_MAX).trim();
  return name.length >= NAME_MIN && isName(name) ? name : null;
};

/** The email address of a person, as the provider says it; empty where it says none. */
export function emailOf(claims: Claims): string {
  const email = textOf(claims, 'email').trim();
  return email.length <= EMAIL_MAX && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) ? email : '';
}

/** What the provider calls a person, for an Admin to know them. */
export const displayNameOf = (claims: Claims): string | null =>
  nameOf(textOf(claims, 'name')) ??
  nameOf(`${textOf(claims, 'given_name')} ${textOf(claims, 'family_name')}`);

/** A first and a last name; the provider may say only the whole, or nothing but the user name. */
export function namesOf(claims: Claims, username: string): { firstName: string; lastName: string } {
  const words = tidyName(textOf(claims, 'name')).split(' ');
  const firstName = nameOf(textOf(claims, 'given_name')) ?? nameOf(words.slice(0, -1).join(' ')) ?? username;
  const lastName = nameOf(textOf(claims, 'family_name')) ?? nameOf(words.at(-1) ?? '') ?? username;
  return { firstName, lastName };
}

/** A user name that nobody has, from what the provider says. */
export async function freeUsername(db: Kysely<Database>, claims: Claims): Promise<string> {
  const said = textOf(claims, 'preferred_username') || textOf(claims, 'email') || textOf(claims, 'sub');
  const [local = ''] = said.split('@');
  const wanted = local.toLowerCase().replace(/[^a-z0-9._-]/g, '');
  const base = (wanted.length >= USERNAME_MIN ? wanted : `user-${wanted}`).slice(0, USERNAME_MAX - 5);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    const taken = await db.selectFrom('users').select('id').where('username', '=', name).executeTakeFirst();
    if (!taken) return name;
  }
}
