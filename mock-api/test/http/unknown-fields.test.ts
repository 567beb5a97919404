import { type RouteKey, routes } from '@hand-receipt/contracts/routes';
import { type TSchema, Type } from 'typebox';

/** What browsers and authenticators send. Newer ones send more. */
const isPasskey = (at: string) => /(^|\.)(assertion|registration)$/.test(at);

/** An object with fields of its own kind, such as a line that is checked by itself, says that it takes any. */
const isOpen = (schema: TSchema) => 'additionalProperties' in schema && schema.additionalProperties === true;

/** Where a schema lets an object have fields that it does not name, by dotted path; '' is the whole. */
function openObjects(schema: TSchema, at = ''): string[] {
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap((one) => openObjects(one, at));
  if (Type.IsArray(schema)) return openObjects(schema.items, `${at}[]`);
  if (!Type.IsObject(schema) || isPasskey(at) || (isOpen(schema) && at !== '')) return [];
  const isClosed = 'additionalProperties' in schema && schema.additionalProperties === false;
  const inside = Object.entries(schema.properties).flatMap(([name, field]) =>
    openObjects(field, at ? `${at}.${name}` : name),
  );
  return isClosed ? inside : [at, ...inside];
}

const bodies = (Object.entries(routes) as [RouteKey, { body?: TSchema }][]).flatMap(([key, { body }]) =>
  body ? [[key, body] as const] : [],
);

test('the calls that take a body are many', () => {
  expect(bodies.length).toBeGreaterThan(100);
});

test.each(bodies)('the body of %s takes no unknown field, at any depth', (_, body) => {
  expect(openObjects(body)).toEqual([]);
});
