import * as contract from '@hand-receipt/contracts/routes';

/** A JSON Schema, as TypeBox writes it and OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The fields of a schema; none where it is no object. */
export const propertiesOf = (schema: object | undefined): Readonly<Record<string, JsonSchema>> =>
  (schema as { properties?: Record<string, JsonSchema> } | undefined)?.properties ?? {};

/** Names of the contract that say in code what a reader of the description need not know. */
const BETTER_NAMES: Readonly<Record<string, string>> = { ApiErrorBody: 'Error' };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Things with fields, and choices between such things: a text or a number is written where it stands. */
const isNamed = (value: unknown): value is JsonSchema =>
  isSchema(value) && ('properties' in value || 'anyOf' in value);

/** Schemas that only ever stand in a path or a query, whose parts are parameters of their own. */
const isOfAddress = (name: string) => /(Params|Query)$/.test(name);

const entries = Object.entries(contract).filter(([name, value]) => isNamed(value) && !isOfAddress(name));

/** By what they say: `Type.Optional` copies a schema, so that it is not the same object any more. */
const names = new Map(
  entries.map(([name, schema]) => [JSON.stringify(schema), BETTER_NAMES[name] ?? name.replace(/Wire$/, '')]),
);

/**
 * The schemas that the contract exports by name, such as `Property`: each is written once, under its name, and
 * referred to wherever it is used.
 */
export class NamedSchemas {
  readonly #used = new Map<string, JsonSchema>();

  /** The schema with a reference in place of each part that has a name. */
  refer(schema: unknown): JsonSchema {
    const name = isNamed(schema) && names.get(JSON.stringify(schema));
    if (!name) return this.#open(schema);
    if (!this.#used.has(name)) {
      this.#used.set(name, {});
      this.#used.set(name, this.#open(schema));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Those that were referred to, by name. */
  toComponents(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#used].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #open(schema: unknown): JsonSchema {
    if (!isSchema(schema)) return {};
    return Object.fromEntries(Object.entries(schema).map((part) => this.#part(part)));
  }

  #part([keyword, value]: [string, unknown]): [string, unknown] {
    switch (keyword) {
      case 'properties':
        return [keyword, this.#each(value)];
      // A record takes any name; readers know that by the other keyword.
      case 'patternProperties':
        return ['additionalProperties', Object.values(this.#each(value))[0]];
      case 'anyOf':
      case 'allOf':
        return [keyword, (value as unknown[]).map((each) => this.refer(each))];
      case 'items':
        return [keyword, this.refer(value)];
      default:
        return [keyword, value];
    }
  }

  #each(properties: unknown): Record<string, JsonSchema> {
    return Object.fromEntries(
      Object.entries(properties as object).map(([name, schema]) => [name, this.refer(schema)]),
    );
  }
}
