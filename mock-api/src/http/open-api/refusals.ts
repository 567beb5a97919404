import type { RouteContract } from '@hand-receipt/contracts/routes';
import { propertiesOf } from './named-schemas';

/** What each refusal means, and its name in the description. A call lists those that it may answer. */
export const REFUSALS = {
  400: ['BadRequest', 'Something in the request is not as it must be; `fields` names what.'],
  401: ['Unauthorized', 'Nobody is signed in, or the name or the password is wrong.'],
  403: [
    'Forbidden',
    'The caller sees this and may not do it, the password must be entered again, or the request did not come from this site.',
  ],
  404: ['NotFound', 'There is no such thing, or none that the caller may see.'],
  409: ['Conflict', 'It does not go with how things are now; the message says how they are.'],
  410: [
    'Gone',
    'The link was used or has expired, or a cursor of changes does not lead to all of them any more: read the whole list again.',
  ],
  412: [
    'PreconditionFailed',
    'The record has another version than If-Match names; `present` is what is on record now.',
  ],
  413: ['TooLarge', 'The request is too large.'],
  415: ['UnsupportedMediaType', 'The body is of a type that this call does not take.'],
  422: ['KeyUsed', 'The Idempotency-Key came with another request before.'],
  429: ['TooManyRequests', 'Too many requests; Retry-After says when to try again.'],
  500: ['ServerError', 'The server failed; the request is in its log by `requestId`.'],
  502: ['MailFailed', 'The mail server cannot be used, or took the letter for nobody.'],
  503: ['Unavailable', 'The server or its database cannot answer now; Retry-After says when to try again.'],
  507: ['DiskFull', 'The disk that holds the data is nearly full. Nothing was changed.'],
} as const satisfies Record<number, readonly [name: string, meaning: string]>;
export type Refusal = keyof typeof REFUSALS;

/** Which refusals a call may answer. */
export function refusalsOf(contract: RouteContract, writes: boolean): Refusal[] {
  const { params, query, body, public: open, administers, refuses = [] } = contract;
  const possible: [unknown, readonly Refusal[]][] = [
    [params ?? query ?? body, [400]],
    [!open, [401]],
    [params ?? writes, [404]],
    [administers, [403]],
    [writes, [403, 409, 413, 415, 507]],
    ['changedSince' in propertiesOf(query), [410]],
    [contract.ifMatch, [412]],
    [writes && !open, [422]],
  ];
  return [...possible.flatMap(([may, codes]) => (may ? codes : [])), ...refuses, 429, 500, 503];
}
