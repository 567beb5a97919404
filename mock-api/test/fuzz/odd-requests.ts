import { type RouteContract, type RouteKey } from '@hand-receipt/contracts/routes';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Line, Sent } from '../roles/line';
import { matrix } from '../roles/matrix';
import type { World } from '../roles/role-matrix-fixture';
import { hostileText } from './hostile';
import { mutation } from './mutate';
import { SENDERS, type Sender } from './people';
import { validValue } from './schema';
import { uploadBodies } from './uploads';

/** An odd request, and who sends it. `make` makes what it is about, where that has to be there. */
export interface OddRequest {
  who: Sender;
  make: (world: World) => Promise<InjectOptions>;
}

/** What goes over the wire, before it is made odd and written down. */
interface Parts {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
}

const JSON_BODY = { 'content-type': 'application/json' };
/** What is longer than a header may be never reaches the routes. */
const LONGEST_ADDRESS = 8_000;

/** Text of a query; a list is the same name several times. */
function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      search.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  const text = search.toString().slice(0, LONGEST_ADDRESS);
  return text ? `?${text}` : '';
}

/** Half of a character has no bytes, so that no address can hold it. */
const sendable = (text: string): string => Buffer.from(text).toString();

function written(key: string, { params, query, body }: Parts): InjectOptions {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sendable(params[name] ?? '')));
  const sent = isUpload(body)
    ? body
    : body !== undefined && { payload: JSON.stringify(body), headers: JSON_BODY };
  return {
    method: method as InjectOptions['method'],
    url: url.slice(0, LONGEST_ADDRESS) + queryText(query),
    ...sent,
  };
}

const isUpload = (body: unknown): body is Pick<InjectOptions, 'payload' | 'headers'> =>
  typeof body === 'object' && body !== null && 'payload' in body && Buffer.isBuffer(body.payload);

/** Ids of other things, or anything, in the path. */
function oddPath(key: string, ids: string[]) {
  const names = [...key.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  const part = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...ids) }, hostileText);
  return fc.record(Object.fromEntries(names.map((name) => [name, part])));
}

/** A request drawn from the schemas of its call, with one thing wrong in each part. */
function fromSchema(key: string, contract: RouteContract, ids: string[]): fc.Arbitrary<OddRequest> {
  const part = (schema: RouteContract['body']) =>
    schema
      ? fc.tuple(validValue(schema, ids), mutation).map(([value, mutate]) => mutate(value))
      : fc.constant(undefined);
  return fc
    .record({
      who: fc.constantFrom(...SENDERS),
      params: oddPath(key, ids),
      query: part(contract.query),
      body: contract.consumes ? uploadBodies(contract.consumes) : part(contract.body),
    })
    .map(({ who, ...parts }) => ({ who, make: async () => written(key, parts) }));
}

/** A request of the matrix of roles, on things that are there, with one thing wrong in one part. */
function fromMatrix(key: string, lines: readonly Line[], ids: string[]): fc.Arbitrary<OddRequest> {
  return fc
    .record({
      who: fc.constantFrom(...SENDERS),
      line: fc.constantFrom(...lines),
      mutate: mutation,
      oddParams: oddPath(key, ids),
      where: fc.constantFrom('body', 'body', 'body', 'query', 'path'),
    })
    .map(({ who, line, mutate, oddParams, where }) => ({
      who,
      make: async (world) => {
        const sent: Sent = await line.send(world, who);
        const params = { ...sent.params, ...(sent.id !== undefined && { id: sent.id }) };
        const upload = sent.payload !== undefined && {
          payload: Buffer.from(sent.payload),
          headers: sent.headers,
        };
        return written(key, {
          params: where === 'path' ? { ...params, ...oddParams } : params,
          query: where === 'query' ? mutate(sent.query ?? {}) : sent.query,
          body: upload || (where === 'body' && sent.body ? mutate(sent.body) : sent.body),
        });
      },
    }));
}

/**
 * Odd requests for a call: half of them about things that are there, for such a one gets further.
 *
 * @param ids of things that are there, the sender's and others'
 */
export function oddRequests(key: RouteKey, contract: RouteContract, ids: string[]): fc.Arbitrary<OddRequest> {
  const lines = matrix[key];
  const drawn = fromSchema(key, contract, ids);
  return lines ? fc.oneof(drawn, fromMatrix(key, lines, ids)) : drawn;
}
