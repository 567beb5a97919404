import { tidyName } from '@hand-receipt/contracts';
import { NAME_FORMAT, type RouteContract, routes } from '@hand-receipt/contracts/routes';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { ApiError } from '../../src/kernel/errors';
import { compileCheck } from '../../src/http/validation';
import { validValue } from '../fuzz/schema';

/** What is read of a schema here. */
interface Node {
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
}
type Path = string[];

const isText = ({ type, enum: words }: Node) => type === 'string' && !words;

/** Every text in a body, with its path; '0' is the first entry of a list. */
function texts(node: Node, path: Path = []): { path: Path; node: Node }[] {
  const inner = [
    ...Object.entries(node.properties ?? {}).map(([name, field]) => [name, field] as const),
    ...(node.items ? [['0', node.items] as const] : []),
  ].flatMap(([name, field]) => texts(field, [...path, name]));
  const options = (node.anyOf ?? []).flatMap((option) => texts(option, path));
  return [...(isText(node) ? [{ path, node }] : []), ...inner, ...options];
}

const bodies = Object.entries<RouteContract>(routes).flatMap(([key, { body }]) =>
  body ? [{ key, body }] : [],
);
const named = bodies.flatMap(({ key, body }) =>
  texts(body as Node)
    .filter(({ node }) => node.format === NAME_FORMAT)
    .map(({ path }) => ({ key, body, path })),
);

/** Fields that name a person, a unit, an item or a part of it, by what they are called in the contract. */
const NAMES = /^(name|(first|last)_?name|unit|title|position|issuedTo)$/i;
/** Printed on a form that is made and not kept; empty where the form has nothing there. */
const PRINTED = /^POST \/api\/da2062\/|^POST \/api\/.*\/generate/;

test('every route that takes a name takes it by the one rule', () => {
  const others = bodies
    .filter(({ key }) => !PRINTED.test(key))
    .flatMap(({ key, body }) =>
      texts(body as Node)
        .filter(({ path, node }) => NAMES.test(path.at(-1) ?? '') && node.format !== NAME_FORMAT)
        .map(({ path }) => `${key} ${path.join('.')}`),
    );
  expect(others).toEqual([]);
  expect(named.length).toBeGreaterThan(15);
});

/** The body with another text at a path; lists have one entry at least. */
function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return [withText(value[0], rest, text)];
  return { ...(value as object), [step]: withText((value as Record<string, unknown>)[step], rest, text) };
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, step) => (inner as Record<string, unknown>)[step], value);

const unseen = fc.constantFrom(...'\u200b\u200d\u2060\u202e\u2066\ufeff\u00ad\u3164\u2800\ufe0f\t\n\0\x7f');
const blanks = fc.stringMatching(/^[ \u00a0\u2003\u3000]{1,3}$/);

describe.each(named)('$key $path', ({ body, path }) => {
  const check = compileCheck(body, 'body');
  const bodies = validValue(body as TSchema, ['P-1']).filter((value) => {
    // A list that may be empty has nothing to name.
    try {
      return at(withText(value, path, 'x'), path) === 'x' && Boolean(check(withText(value, path, 'Name')));
    } catch {
      return false;
    }
  });

  test('a name with a character that cannot be seen is refused at its field', () => {
    fc.assert(
      fc.property(bodies, unseen, (value, character) => {
        const sent = withText(value, path, `Hal${character}loran`);
        let refused: unknown;
        try {
          check(sent);
        } catch (error) {
          refused = error;
        }
        expect(refused).toBeInstanceOf(ApiError);
        expect(Object.keys((refused as ApiError).fields ?? {})).toEqual([path.join('.')]);
      }),
      { numRuns: 20 },
    );
  });

  test('blanks around a name are cut and those between become one', () => {
    fc.assert(
      fc.property(bodies, blanks, (value, blank) => {
        const sent = withText(value, path, `${blank}Van${blank}Dyke${blank}`);
        expect(at(check(sent), path)).toBe(tidyName('Van Dyke'));
        expect(at(sent, path)).toBe(`${blank}Van${blank}Dyke${blank}`);
      }),
      { numRuns: 10 },
    );
  });
});
