import { FRESH_PASSWORD_MINUTES, type QueryScope, changes } from '@hand-receipt/contracts';
import type { RouteContract } from '@hand-receipt/contracts/routes';
import { requestBodyOf, successOf } from './bodies';
import { type DescribedCall, headersOf, isPaged, requestHeadersOf } from './headers';
import type { JsonSchema, NamedSchemas } from './named-schemas';
import { operationIdOf } from './operation-id';
import { parametersOf } from './parameters';
import { REFUSALS, refusalsOf } from './refusals';
import { tagOf } from './tags';

const SENSITIVE =
  'A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.';
const TOKENS_REFUSED = 'API tokens are refused.';
const FRESH = `The password must have been entered within ${FRESH_PASSWORD_MINUTES} minutes.`;
const PAGED = 'The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.';
const REPEATABLE = 'A retry with the same Idempotency-Key may do it again, which does no harm.';

/** The description of a call: its summary as a sentence, what its contract adds, and what its rules mean. */
function sentencesOf(call: DescribedCall): string {
  const { contract, writes } = call;
  const { summary, description, administers, showsSensitive, transaction } = contract;
  const rules = [
    contract.public && 'Needs no sign-in.',
    administers && TOKENS_REFUSED,
    administers === true && writes && FRESH,
    showsSensitive === true && SENSITIVE,
    isPaged(call) && PAGED,
    transaction === 'none' && writes && !contract.public && REPEATABLE,
  ].filter((rule) => typeof rule === 'string');
  return [`${summary}.`, description, rules.join(' ')].filter(Boolean).join('\n\n');
}

/** Who may call it: anybody, a session, or a session or token. */
function securityOf({ contract, writes }: DescribedCall): object[] {
  if (contract.public) return [];
  if (contract.administers) return [{ session: [] }];
  return [{ session: [] }, { token: [writes ? 'read-write' : 'read'] }];
}

const changesOf = (key: string): readonly QueryScope[] | undefined =>
  (changes as Record<string, readonly QueryScope[]>)[key];

/**
 * One operation of the description.
 *
 * @param key `METHOD /path`, as the contract writes it
 * @param example of a file that is text
 */
export function describeCall(
  key: string,
  contract: RouteContract,
  schemas: NamedSchemas,
  example?: string,
): JsonSchema {
  const [method = '', path = ''] = key.split(' ');
  const call = { key, contract, writes: method !== 'GET' };
  const parameters = [
    ...parametersOf('path', contract.params, key),
    ...parametersOf('query', contract.query, key),
    ...requestHeadersOf(call),
  ];
  const requestBody = requestBodyOf(key, contract, schemas);
  const scopes = changesOf(key);
  const statuses = [contract.status ?? 200, ...(contract.otherStatuses ?? [])];
  const done = statuses.map((status) => [
    status,
    { ...successOf(key, contract, { status, schemas, example }), headers: headersOf(call) },
  ]);
  const refused = refusalsOf(contract, call.writes).map((status) => [
    status,
    { $ref: `#/components/responses/${REFUSALS[status][0]}` },
  ]);
  const unchanged = contract.etag && {
    304: { description: 'The caller has this response already.', headers: headersOf(call) },
  };
  return {
    operationId: operationIdOf(key, contract),
    summary: contract.summary,
    description: sentencesOf(call),
    tags: [tagOf(path)],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...(Object.fromEntries([...done, ...refused]) as object), ...unchanged },
    security: securityOf(call),
    ...(scopes && { 'x-changes': scopes }),
  };
}
