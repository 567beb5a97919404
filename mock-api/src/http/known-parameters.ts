import type { TSchema } from 'typebox';
import { badRequest } from '../kernel';

/** @throws ApiError 400 naming a parameter that the call does not have: a misspelt filter would list everything. */
export function refuseUnknownParameters(query: TSchema | undefined, sent: unknown): void {
  const { properties = {} } = (query ?? {}) as { properties?: object };
  const unknown = Object.keys((sent ?? {}) as object).find((name) => !Object.hasOwn(properties, name));
  if (unknown === undefined) return;
  const message = `${unknown} is not a parameter of this call`;
  throw badRequest(`${message}.`, { [unknown]: message });
}
