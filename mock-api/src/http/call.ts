import type { Readable } from 'node:stream';
import type {
  RouteBody,
  RouteKey,
  RouteParams,
  RouteQuery,
  RouteResponse,
  routes,
} from '@hand-receipt/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { SessionUser } from '../access';
import type { Database } from '../kernel';
import type { PublicUnitOfWork, UnitOfWork } from '../unit-of-work';

type Contract<K extends RouteKey> = (typeof routes)[K];

type IsPublic<K extends RouteKey> = Contract<K> extends { public: true } ? true : false;

/** One call of a route: what came in, checked, and who sent it. */
interface Call<K extends RouteKey> {
  params: RouteParams<K>;
  query: RouteQuery<K>;
  body: RouteBody<K>;
  /** The signed-in person; null only where a public route is called without a session. */
  user: IsPublic<K> extends true ? SessionUser | null : SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A call that changes nothing, and what `prepare` gets. */
interface ReadCall<K extends RouteKey> extends Call<K> {
  db: Kysely<Database>;
}

/** A call that is one write. It has no `db`: on PGlite a second connection would wait for the first for ever. */
interface WriteCall<K extends RouteKey, P = undefined> extends Call<K> {
  work: IsPublic<K> extends true ? PublicUnitOfWork : UnitOfWork;
  /** What `prepare` returned. */
  prepared: P;
}

/** A call with `transaction: 'none'`, which opens short transactions for itself. A GET that prints registers its paper. */
interface LongCall<K extends RouteKey> extends ReadCall<K> {
  unitOfWork<T>(act: (work: UnitOfWork) => Promise<T>): Promise<T>;
}

type SafeKey = Extract<RouteKey, `GET ${string}`>;

type CallOf<K extends RouteKey> =
  Contract<K> extends { transaction: 'none' } ? LongCall<K> : K extends SafeKey ? ReadCall<K> : WriteCall<K>;

/** What a handler answers: the contract's JSON, or the bytes of a file where the contract says that it makes one. */
type Answer<K extends RouteKey> =
  RouteResponse<K> | (Contract<K> extends { produces: string } ? Uint8Array | Readable : never);

export type Handle<K extends RouteKey, C = CallOf<K>> = (call: C) => Promise<Answer<K>> | Answer<K>;

/** A write whose slow work, such as hashing a password, must not hold a transaction. */
export interface PreparedWrite<K extends RouteKey, P> {
  /** Runs once, before the transaction. */
  prepare(call: ReadCall<K>): Promise<P>;
  /** Runs in the transaction, and again where the database ended it to break a deadlock. */
  handle: Handle<K, WriteCall<K, P>>;
}
