import { NAME_WORDS } from '@hand-receipt/contracts';
import { NAME_FORMAT, PHONE_FORMAT, TEXT_FORMAT, TEXT_WORDS } from '@hand-receipt/contracts/routes';
import { type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { badRequest, findUnstorable, setFormats, wordReader } from '../kernel';
import { rulesOf } from './schema-rules';
import { nameTidier } from './tidy-names';

setFormats();

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const FORMAT_WORDS: Record<string, string> = {
  email: 'must be a valid email address',
  'date-time': 'must be a date and time',
  [PHONE_FORMAT]: 'must be a valid phone number',
  [NAME_FORMAT]: NAME_WORDS,
  [TEXT_FORMAT]: TEXT_WORDS,
};

const plural = (count: number | bigint, word: string) => `${count} ${word}${Number(count) === 1 ? '' : 's'}`;

const entries = (count: number | bigint) => (Number(count) === 1 ? '1 entry' : `${count} entries`);

/** What a value must be, to follow the field's name; the rare rules share one wording. */
function demand(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return `must be ${[error.params.type]
        .flat()
        .map((type) => TYPE_WORDS[type] ?? type)
        .join(' or ')}`;
    case 'minLength':
      return error.params.limit === 1
        ? 'must not be empty'
        : `must have at least ${plural(error.params.limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${plural(error.params.limit, 'character')}`;
    case 'minimum':
      return `must be ${error.params.limit} or more`;
    case 'maximum':
      return `must be ${error.params.limit} or less`;
    case 'enum':
      return `must be one of ${error.params.allowedValues.join(', ')}`;
    case 'const':
      return `must be ${String(error.params.allowedValue)}`;
    case 'format':
      return FORMAT_WORDS[error.params.format] ?? `must be a valid ${error.params.format}`;
    case 'pattern':
      return 'has characters that are not allowed';
    case 'minItems':
      return `must have at least ${entries(error.params.limit)}`;
    case 'maxItems':
      return `must have at most ${entries(error.params.limit)}`;
    case 'uniqueItems':
      return 'must not have the same entry twice';
    default:
      return 'is not valid';
  }
}

const dotted = (pointer: string) => pointer.split('/').slice(1).join('.');

/** First complaint for each field, by its dotted name; '' is the whole. */
function complaints(errors: TLocalizedValidationError[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (field: string, message: string) => {
    if (!found.has(field)) found.set(field, message);
  };
  for (const error of errors) {
    const field = dotted(error.instancePath);
    const inside = (name: string) => (field ? `${field}.${name}` : name);
    if (error.keyword === 'required') {
      for (const name of error.params.requiredProperties) add(inside(name), 'is required');
    } else if (error.keyword === 'additionalProperties') {
      for (const name of error.params.additionalProperties) add(inside(name), 'is not known here');
    } else if (error.keyword !== 'anyOf' && error.keyword !== 'boolean') {
      add(field, demand(error));
    }
  }
  return found;
}

/** @throws ApiError 400 naming the field whose text no database can hold. */
function storable<T>(value: T, part: string): T {
  const at = findUnstorable(value);
  if (at === null) return value;
  const message = `${at || `The ${part}`} has characters that cannot be stored`;
  throw badRequest(`${message}.`, at ? { [at]: message } : undefined);
}

/** A value of such a schema holds others. */
const isNested = (schema: TSchema) => Type.IsObject(schema) || Type.IsArray(schema) || Type.IsUnion(schema);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The first key that a schema does not know, or list that is longer than it lets it be. Found before everything
 * else is checked: a body of 90,000 unknown keys held the server up for a second.
 *
 * @throws ApiError 400 naming it.
 */
function refuseExcess(schema: TSchema, value: unknown, at = ''): void {
  const refuse = (field: string, message: string) => {
    throw badRequest(`${field} ${message}.`, { [field]: `${field} ${message}` });
  };
  const inside = (name: string | number) => (at ? `${at}.${name}` : String(name));
  if (Type.IsUnion(schema)) {
    const wanted = schema.anyOf.filter((one) => Type.IsObject(one) || Type.IsArray(one));
    if (wanted.length === 1 && wanted[0]) refuseExcess(wanted[0], value, at);
  } else if (Type.IsArray(schema) && Array.isArray(value)) {
    const { maxItems = Infinity } = rulesOf(schema);
    if (value.length > maxItems) {
      refuse(at, `must have at most ${entries(maxItems)}`);
    }
    if (isNested(schema.items))
      value.forEach((entry, index) => refuseExcess(schema.items, entry, inside(index)));
  } else if (Type.IsObject(schema) && isPlain(value)) {
    const { additionalProperties } = rulesOf(schema);
    for (const name in value) {
      const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      if (field) refuseExcess(field, value[name], inside(name));
      else if (additionalProperties === false) refuse(inside(name), 'is not known here');
    }
  }
}

const compiled = new WeakMap<TSchema, Validator>();

/** A schema of the contract is compiled once, for as many apps as a process makes: a file of tests makes dozens. */
export function validatorOf(schema: TSchema): Validator {
  const made = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, made);
  return made;
}

/**
 * Compiles a check of one part of a request. Text of a query or a path is read as the number or the
 * boolean that its schema asks for; a body is taken as it is, but for blanks in names.
 *
 * @returns a function that answers the value, or throws a 400 that names each wrong field.
 */
export function compileCheck(
  schema: TSchema,
  part: 'body' | 'query' | 'params',
): (value: unknown) => unknown {
  const validator = validatorOf(schema);
  const optional = '~optional' in schema;
  const readWords = wordReader(schema);
  const tidy = nameTidier(schema);
  return (sent) => {
    // Fastify gives null for a body that was not sent.
    if (sent === null && optional) return undefined;
    if (sent === null) throw badRequest('The request needs a JSON body.');
    refuseExcess(schema, sent);
    const value = part === 'body' ? (tidy?.(sent) ?? sent) : readWords(sent as object);
    if (validator.Check(value)) return storable(value, part);

    const found = complaints(validator.Errors(value));
    const whole = found.get('');
    if (whole || found.size === 0) throw badRequest(`The ${part} ${whole ?? 'is not valid'}.`);
    const fields = Object.fromEntries([...found].map(([field, message]) => [field, `${field} ${message}`]));
    throw badRequest(`${Object.values(fields).join('; ')}.`, fields);
  };
}
