import type { TSchema } from 'typebox';
import type { RouteContract } from './common';
import { routes } from './index';

/** Names under which calls take secrets. */
const SECRET = new Set(['pin', 'password', 'currentPassword', 'newPassword', 'token']);

/** Calls whose code is a secret: a field of this name is a printed code elsewhere. */
const CODES = ['POST /api/counter/read', 'POST /api/auth/login', 'POST /api/settings/totp'];

interface Node {
  properties?: Record<string, TSchema>;
  anyOf?: TSchema[];
}

/** Every secret field of a schema, with dots into objects. */
function secretsIn(schema: TSchema | undefined, path = ''): string[] {
  const { properties = {}, anyOf = [] } = (schema ?? {}) as Node;
  const inside = Object.entries(properties).flatMap(([name, field]) =>
    SECRET.has(name) ? [`${path}${name}`] : secretsIn(field, `${path}${name}.`),
  );
  return [...new Set([...inside, ...anyOf.flatMap((option) => secretsIn(option, path))])];
}

test('CNTR-21 each call that takes a PIN or a password says so, and no other does', () => {
  const said = Object.entries<RouteContract>(routes).map(([key, { secretFields = [] }]) => [
    key,
    [...secretFields].sort(),
  ]);
  // A code at a counter may come from an identity card: it is kept nowhere, in no hash either.
  const taken = Object.entries<RouteContract>(routes).map(([key, { body }]) => [
    key,
    [...secretsIn(body), ...(CODES.includes(key) ? ['code'] : [])].sort(),
  ]);
  expect(said).toEqual(taken);
});
