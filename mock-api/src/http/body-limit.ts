import { type TSchema, Type } from 'typebox';
import { rulesOf } from './schema-rules';

const LARGEST = 1024 * 1024;
const SPACE_FOR_LAYOUT = 1024;
/** A letter in JSON takes six bytes at most, as an escape. */
const BYTES_OF_LETTER = 6;
/** Base64url: JSON writes none of its letters as an escape. */
const UNESCAPED = '^[A-Za-z0-9_-]*$';
const BYTES_OF_DATE = 64;
const BYTES_OF_PLAIN_VALUE = 32;

const json = (value: unknown) => JSON.stringify(value).length;

/** Bytes of the longest JSON that fits the schema; Infinity where it sets no limit. */
function longest(schema: TSchema): number {
  if ('enum' in schema) return Math.max(...(schema.enum as unknown[]).map(json));
  if (Type.IsLiteral(schema)) return json(schema.const);
  if (Type.IsUnion(schema)) return Math.max(...schema.anyOf.map(longest));
  if (Type.IsString(schema)) {
    const { format, pattern, maxLength = Infinity } = rulesOf(schema);
    const bytes = pattern === UNESCAPED ? 1 : BYTES_OF_LETTER;
    return format?.startsWith('date') ? BYTES_OF_DATE : bytes * maxLength + 2;
  }
  if (Type.IsArray(schema)) {
    const { maxItems = Infinity } = rulesOf(schema);
    return maxItems * (longest(schema.items) + 1) + 2;
  }
  if (Type.IsObject(schema)) {
    if (rulesOf(schema).additionalProperties === true) return Infinity;
    const fields = Object.entries(schema.properties);
    return fields.reduce((sum, [name, field]) => sum + json(name) + 2 + longest(field), 2);
  }
  if (Type.IsNumber(schema) || Type.IsInteger(schema) || Type.IsBoolean(schema) || Type.IsNull(schema)) {
    return BYTES_OF_PLAIN_VALUE;
  }
  return Infinity;
}

/**
 * How long the body of a call may be: as long as its contract lets it be, with room for spaces and line breaks, and
 * 1 MB at most. So a call that takes a name and a password reads no megabyte.
 */
export function bodyLimit(schema: TSchema | undefined): number {
  if (!schema) return SPACE_FOR_LAYOUT;
  return Math.min(LARGEST, 2 * longest(schema) + SPACE_FOR_LAYOUT);
}
