import type { TSchema } from 'typebox';
import { EXAMPLE_WORDS } from './example-words';

/** What is read of a schema here; TypeBox writes JSON Schema. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
  format?: string;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T06:04:18.000Z',
};

/** Where in a call a value stands: the call's area, e.g. 'transfers', and the name of its field. */
interface Place {
  area: string;
  field: string;
}

function textAt({ format }: JsonSchema, { area, field }: Place): string {
  const word = EXAMPLE_WORDS[`${area}.${field}`] ?? EXAMPLE_WORDS[field] ?? FORMATS[format ?? ''];
  if (word === undefined) throw new Error(`EXAMPLE_WORDS has no word for '${field}' under /api/${area}.`);
  return word;
}

const numberWithin = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema): number =>
  Math.min(Math.max(3, minimum), maximum);

function objectAt(properties: Record<string, JsonSchema>, area: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, exampleAt(schema, { area, field })]),
  );
}

function exampleAt(schema: JsonSchema, place: Place): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleAt(schema.anyOf[0], place);
  if (schema.allOf) {
    const parts = schema.allOf.map(({ properties }) => Object.entries(properties ?? {}));
    return objectAt(Object.fromEntries(parts.flat()), place.area);
  }
  switch (schema.type) {
    case 'string':
      return FORMATS[schema.format ?? ''] ?? textAt(schema, place);
    case 'integer':
    case 'number':
      return numberWithin(schema);
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array':
      return [exampleAt(schema.items ?? {}, place)];
    default:
      return objectAt(schema.properties ?? {}, place.area);
  }
}

/**
 * An example of what a schema describes, in the words of the field: every field filled in, one entry in
 * every list.
 *
 * @param key the call that it belongs to, `METHOD /path`
 * @throws Error for a field of text without a word in `EXAMPLE_WORDS`
 */
export function exampleOf(schema: TSchema, key: string): unknown {
  const area = key.split('/')[2] ?? '';
  return exampleAt(schema as JsonSchema, { area, field: '' });
}
