import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

/** Nothing is asked for with a fraction. */
const PLAIN = /^(-?\d{1,15}|true|false)$/;

const isText = (schema: TSchema): boolean => 'type' in schema && schema.type === 'string';

/**
 * Makes a reader of a query or a path, where everything comes as text: what the schema wants as a number or a
 * boolean is read as one, where it is plainly written so. Nearly all is wanted as text, and is not looked at for
 * each request.
 *
 * @returns the values, read; the sent ones stay as they are.
 */
export function wordReader(schema: TSchema): (sent: object) => unknown {
  if (!Type.IsObject(schema)) return (sent) => Value.Convert(schema, { ...sent });
  const read = Object.entries(schema.properties).filter(([, field]) => !isText(field));
  return (sent) => {
    const values: Record<string, unknown> = { ...sent };
    for (const [name, field] of read) {
      const word = values[name];
      if (typeof word === 'string' && PLAIN.test(word)) values[name] = Value.Convert(field, word);
    }
    return values;
  };
}
