import type { RouteContract } from '@hand-receipt/contracts/routes';
import { API_VERSION, API_VERSION_HEADER } from '../api-version';
import { type JsonSchema, propertiesOf } from './named-schemas';

/** A call, as far as it decides which headers it has. */
export interface DescribedCall {
  key: string;
  contract: RouteContract;
  writes: boolean;
}

interface Header {
  name: string;
  description: string;
  schema: JsonSchema;
  example: string | number;
}

interface RequestHeader extends Header {
  /** Which calls read it. */
  of: (call: DescribedCall) => boolean;
}

interface ResponseHeader extends Header {
  /** Which calls send it with a success; none where only refusals have it. */
  of: (call: DescribedCall) => boolean;
  /** Refusals that have it; `all` of them. */
  refusals?: readonly number[] | 'all';
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

const hasKey = ({ contract, writes }: DescribedCall) => writes && !contract.public;

/** Whether a call answers a list page by page. */
export const isPaged = ({ contract }: DescribedCall): boolean => 'cursor' in propertiesOf(contract.query);

const never = () => false;

/** Headers that a caller may send, by their names in the description. Another one is one more entry. */
const REQUEST_HEADERS: Readonly<Record<string, RequestHeader>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    description:
      'Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same.',
    schema: { type: 'string', maxLength: 200 },
    example: '0d6c5b1e-9f5e-4f4b-8f0f-0a3a7c0f3c55',
    of: hasKey,
  },
  IfMatch: {
    name: 'If-Match',
    description:
      'The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header.',
    schema: text,
    example: '"7"',
    of: ({ contract }) => Boolean(contract.ifMatch),
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    description: 'The ETag of a response that the caller has. Where it is still the same, the answer is 304.',
    schema: text,
    example: '"7-Jx3vQm0pYk2a9ZtB"',
    of: ({ contract }) => Boolean(contract.etag),
  },
};

/** Headers of responses, by their names in the description. Another one is one more entry. */
export const RESPONSE_HEADERS: Readonly<Record<string, ResponseHeader>> = {
  ApiVersion: {
    name: API_VERSION_HEADER,
    description: 'Version of the API. Within one major version only additions are made (docs/api.md).',
    schema: text,
    example: API_VERSION,
    of: () => true,
    refusals: 'all',
  },
  TotalCount: {
    name: 'X-Total-Count',
    description: 'How many entries the whole list has.',
    schema: count,
    example: 214,
    of: isPaged,
  },
  TotalIsMinimum: {
    name: 'X-Total-Is-Minimum',
    description:
      '`true` where the list has more entries than X-Total-Count says: a long list is counted up to a limit.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
    of: isPaged,
  },
  NextCursor: {
    name: 'X-Next-Cursor',
    description:
      'The `cursor` of the next page; absent on the last page. It is opaque, signed, and works for the same person and list only.',
    schema: text,
    example: 'eyJhZnRlciI6IjQyIn0.c2lnbmF0dXJl',
    of: isPaged,
  },
  PreviousCursor: {
    name: 'X-Previous-Cursor',
    description: 'The `cursor` of the page before, on lists that can also be read backwards.',
    schema: text,
    example: 'eyJiZWZvcmUiOiI0MiJ9.c2lnbmF0dXJl',
    of: isPaged,
  },
  ChangesCursor: {
    name: 'X-Changes-Cursor',
    description:
      'The `changedSince` of the next call, which returns what was created or changed since. With the first page of a call that has `changedSince`.',
    schema: text,
    example: 'WzEsIjQyIl0.c2lnbmF0dXJl',
    of: ({ contract }) => 'changedSince' in propertiesOf(contract.query),
  },
  ETag: {
    name: 'ETag',
    description: 'Identifies this response. It begins with the version of the record, for If-Match.',
    schema: text,
    example: '"7-Jx3vQm0pYk2a9ZtB"',
    of: ({ contract }) => Boolean(contract.etag),
  },
  PageCount: {
    name: 'X-Page-Count',
    description: 'How many pages the PDF has, where the form is one for which that is counted.',
    schema: count,
    example: 2,
    of: ({ contract }) => contract.produces === 'application/pdf',
  },
  ContentDisposition: {
    name: 'Content-Disposition',
    description: 'The name under which the file is saved.',
    schema: text,
    example: 'attachment; filename="hand-receipt.pdf"',
    of: ({ contract }) => contract.produces !== undefined,
  },
  IdempotencyReplayed: {
    name: 'Idempotency-Replayed',
    description:
      '`true` where the response is the stored one of the first request with this Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
    of: hasKey,
  },
  SetCookie: {
    name: 'Set-Cookie',
    description: 'The session cookie.',
    schema: text,
    example: '__Host-hr_session=…; Path=/; HttpOnly; Secure; SameSite=Lax',
    of: ({ key }) => key === 'POST /api/auth/login' || key === 'POST /api/auth/dev-login',
  },
  RateLimitLimit: {
    name: 'RateLimit-Limit',
    description: 'How many calls the caller may make in a minute, where the server limits them.',
    schema: count,
    example: 600,
    of: () => true,
    refusals: [429],
  },
  RateLimitRemaining: {
    name: 'RateLimit-Remaining',
    description: 'How many of them are left.',
    schema: count,
    example: 587,
    of: () => true,
    refusals: [429],
  },
  RateLimitReset: {
    name: 'RateLimit-Reset',
    description: 'Seconds until the count begins again.',
    schema: count,
    example: 41,
    of: () => true,
    refusals: [429],
  },
  RetryAfter: {
    name: 'Retry-After',
    description: 'Seconds until it is worth trying again.',
    schema: count,
    example: 30,
    of: never,
    refusals: [429, 503],
  },
};

type HeaderReferences = Record<string, { $ref: string }>;

const references = (of: (header: ResponseHeader) => boolean): HeaderReferences =>
  Object.fromEntries(
    Object.entries(RESPONSE_HEADERS)
      .filter(([, header]) => of(header))
      .map(([id, { name }]) => [name, { $ref: `#/components/headers/${id}` }]),
  );

/** The headers of a success. */
export const headersOf = (call: DescribedCall): HeaderReferences => references((header) => header.of(call));

/** The headers of a refusal. */
export const headersOfRefusal = (status: number): HeaderReferences =>
  references(({ refusals }) => refusals === 'all' || Boolean(refusals?.includes(status)));

/** The headers that a call reads, as parameters. */
export const requestHeadersOf = (call: DescribedCall): { $ref: string }[] =>
  Object.entries(REQUEST_HEADERS)
    .filter(([, header]) => header.of(call))
    .map(([id]) => ({ $ref: `#/components/parameters/${id}` }));

/** Every header once, under its name in the description. */
export const headerComponents = () => ({
  headers: Object.fromEntries(
    Object.entries(RESPONSE_HEADERS).map(([id, { description, schema, example }]) => [
      id,
      { description, schema, example },
    ]),
  ),
  parameters: Object.fromEntries(
    Object.entries(REQUEST_HEADERS).map(([id, { name, description, schema, example }]) => [
      id,
      { name, in: 'header', description, schema, example },
    ]),
  ),
});
