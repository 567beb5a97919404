import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { CountedRefusal, type Database } from '../../kernel';
import { refusalOf } from '../plugins/errors';
import type { IdempotencyKey } from './idempotency-key';
import { findResponse, lockKey, storeResponse } from './response-store';
import type { StoredResponse } from './stored-response';

/** A request under way, with its key where it has one. */
export interface KeyedCall {
  key: IdempotencyKey | null;
  request: FastifyRequest;
  reply: FastifyReply;
  at: Date;
}

/** Answers a request once its transaction has committed; throws what refuses it. */
export type Send = () => unknown;

/** Answers as a request with this key was answered before; null where there was none. */
export async function findReplay(db: Kysely<Database>, { key, reply }: KeyedCall): Promise<Send | null> {
  const response = key && (await findResponse(db, key));
  return response && (() => replay(response, reply));
}

/**
 * Does a write once for each key, in the write's own transaction: after a crash either the write and its
 * response are stored or neither is, and a client that sends the request again gets the same response. Requests with
 * one key wait for each other, in whatever process they are. A refusal is stored only if it counts.
 */
export async function withIdempotency(
  trx: Transaction<Database>,
  call: KeyedCall,
  write: () => Promise<unknown>,
): Promise<Send> {
  const { key, request, reply, at } = call;
  if (key) await lockKey(trx, key);
  const stored = await findReplay(trx, call);
  if (stored) return stored;
  try {
    const answer = await write();
    if (key) await storeResponse(trx, key, responseOf(answer, reply), at);
    return () => answer;
  } catch (error) {
    if (!(error instanceof CountedRefusal)) throw error;
    if (key) await storeResponse(trx, key, refusalOf(error, request), at);
    return () => {
      throw error;
    };
  }
}

/** The same for a call with `transaction: 'none'`, which can be done twice without harm. A file is made again. */
export async function withStoredResponse(
  db: Kysely<Database>,
  call: KeyedCall,
  answer: () => Promise<unknown>,
): Promise<Send> {
  const stored = await findReplay(db, call);
  if (stored) return stored;
  const answered = await answer();
  if (call.key && !isFile(answered)) {
    await storeResponse(db, call.key, responseOf(answered, call.reply), call.at);
  }
  return () => answered;
}

const isFile = (answer: unknown): boolean => answer instanceof Readable || answer instanceof Uint8Array;

const responseOf = (answer: unknown, reply: FastifyReply): StoredResponse => ({
  status: reply.statusCode,
  body: answer === undefined ? '' : JSON.stringify(answer),
});

function replay({ status, body }: StoredResponse, reply: FastifyReply): unknown {
  reply.status(status).header('idempotency-replayed', 'true');
  return body === '' ? undefined : (JSON.parse(body) as unknown);
}
