import { exampleOf } from '@hand-receipt/contracts/routes';
import type { TSchema } from 'typebox';
import { type JsonSchema, propertiesOf } from './named-schemas';

/** What parameters mean that many calls have, by their names. */
const MEANINGS: Readonly<Record<string, string>> = {
  q: 'Words to search for, in any order.',
  limit: 'How many entries a page has at most; the server chooses unless said.',
  cursor: 'X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins.',
  sort: 'The column to sort by, with a minus sign before it for descending.',
  changedSince:
    'Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call.',
  since: 'Only what came after this one.',
};

/**
 * Each part of a path or a query is a parameter of its own in OpenAPI, with an example of its own.
 *
 * @param key `METHOD /path`, as the contract writes it
 */
export function parametersOf(
  place: 'path' | 'query',
  schema: TSchema | undefined,
  key: string,
): JsonSchema[] {
  if (!schema) return [];
  const { required = [] } = schema as { required?: string[] };
  const example = exampleOf(schema, key) as Record<string, unknown>;
  return Object.entries(propertiesOf(schema)).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(MEANINGS[name] && { description: MEANINGS[name] }),
    schema: part,
    example: example[name],
  }));
}
