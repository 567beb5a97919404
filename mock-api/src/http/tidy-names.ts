import { tidyName } from '@hand-receipt/contracts';
import { NAME_FORMAT, PHONE_FORMAT } from '@hand-receipt/contracts/routes';
import { type TSchema, Type } from 'typebox';

type Tidy = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a text of each format is tidied. */
const TIDIES: Readonly<Record<string, (text: string) => string>> = {
  [NAME_FORMAT]: tidyName,
  [PHONE_FORMAT]: (text) => text.trim(),
};

/**
 * Makes a function that tidies the names and telephone numbers in what was sent, wherever the schema has a text of that
 * format. Null for a schema without them.
 *
 * @returns a copy; what was sent stays as it is.
 */
export function nameTidier(schema: TSchema): Tidy | null {
  if (Type.IsString(schema)) {
    const tidy = 'format' in schema && TIDIES[String(schema.format)];
    return tidy ? (value) => (typeof value === 'string' ? tidy(value) : value) : null;
  }
  // A name or null; no union has two kinds of objects.
  if (Type.IsUnion(schema)) return schema.anyOf.map(nameTidier).find((tidy) => tidy !== null) ?? null;
  if (Type.IsArray(schema)) {
    const tidy = nameTidier(schema.items);
    return tidy && ((value) => (Array.isArray(value) ? value.map(tidy) : value));
  }
  if (!Type.IsObject(schema)) return null;
  const fields = Object.entries(schema.properties).flatMap(([name, field]) => {
    const tidy = nameTidier(field);
    return tidy ? [{ name, tidy }] : [];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (!isRecord(value)) return value;
    const tidied = { ...value };
    for (const { name, tidy } of fields) if (Object.hasOwn(value, name)) tidied[name] = tidy(value[name]);
    return tidied;
  };
}
