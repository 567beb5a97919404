import fc from 'fast-check';
import type { TSchema } from 'typebox';

/** What is read of a schema here; TypeBox writes JSON Schema. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  patternProperties?: Record<string, JsonSchema>;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('a@b.mil', 'first.last@example.mil'),
  name: fc.constantFrom('Halloran', 'M4A1 Carbine', '2nd Platoon'),
  phone: fc.constantFrom('555-0100-999', '+1 (910) 555-0142 x7'),
  date: fc.constantFrom('2026-11-21', '1999-12-31'),
  'date-time': fc.constantFrom('2026-11-21T06:04:18.000Z', '1970-01-01T00:00:00Z'),
};

const LONGEST = 40;

function text({ minLength = 0, maxLength = LONGEST, pattern, format }: JsonSchema, ids: string[]) {
  const known = format && FORMATS[format];
  if (known) return known;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const words = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) });
  return fc.oneof(words, fc.constantFrom(...ids));
}

function object({ properties = {}, required = [] }: JsonSchema, ids: string[]) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valid(schema, ids)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function array({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema, ids: string[]) {
  return fc.array(valid(items, ids), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });
}

function merged(parts: JsonSchema[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function valid(schema: JsonSchema, ids: string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => valid(option, ids)));
  if (schema.allOf) return object(merged(schema.allOf), ids);
  switch (schema.type) {
    case 'string':
      return text(schema, ids);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 50, 1000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 50, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return array(schema, ids);
    case 'object':
      if (schema.patternProperties) {
        const [inner = {}] = Object.values(schema.patternProperties);
        return fc.dictionary(fc.string({ maxLength: 10 }), valid(inner, ids), { maxKeys: 3 });
      }
      return object(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/**
 * Values that a schema takes.
 *
 * @param ids of things that are there, the caller's and others', for text that may be an id
 */
export const validValue = (schema: TSchema, ids: string[]): fc.Arbitrary<unknown> =>
  valid(schema as JsonSchema, ids);
