import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QueryScope } from '@hand-receipt/contracts';
import type { RouteContract } from '@hand-receipt/contracts/routes';
import type { SessionUser } from '../access';
import { CountedRefusal } from '../kernel';
import { type PublicUnitOfWork, Transactor, type UnitOfWork, publishChanges } from '../unit-of-work';
import { readClientId } from './client-id';
import { readIdempotencyKey } from './idempotency/idempotency-key';
import { type Send, findReplay, withIdempotency, withStoredResponse } from './idempotency/with-idempotency';
import { isSafe } from './safe-methods';

/** What came in, checked. `route()` gives each handler its precise type. */
export interface AnyCall {
  params: unknown;
  query: unknown;
  body: unknown;
  user: SessionUser | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The steps of a route, whichever it is. */
export interface Steps {
  prepare?(call: object): Promise<unknown>;
  handle(call: object): unknown;
}

/** What of a route decides how it answers. */
interface Answering {
  method: string;
  transaction: RouteContract['transaction'];
  /** Queries that a write changes. */
  scopes?: readonly QueryScope[];
}

/** How a route answers: a safe method reads; a write is one transaction, unless its contract says otherwise. */
export function answerCall(
  app: FastifyInstance,
  { method, transaction, scopes = [] }: Answering,
  { prepare, handle }: Steps,
): (call: AnyCall) => Promise<unknown> {
  const { db } = app.database;
  const transactor = new Transactor({ db, clock: app.clock });

  const keyed = ({ request, reply }: AnyCall) => ({
    key: readIdempotencyKey(request),
    request,
    reply,
    at: app.clock.now(),
  });

  /**
   * Tells the browsers what the contract says that the call changes. A refusal that is committed tells those whom it
   * concerns, and then the sender as well: their client reads nothing again after a refusal.
   */
  const published = async <W extends PublicUnitOfWork, T>(
    call: AnyCall,
    work: W,
    act: (work: W) => Promise<T>,
  ) => {
    const clientId = readClientId(call.request);
    const done = await act(work).catch(async (error: unknown) => {
      if (error instanceof CountedRefusal && work.update.audiences.length > 0) {
        await publishChanges(work, { scopes });
      }
      throw error;
    });
    await publishChanges(work, { scopes, clientId });
    return done;
  };

  async function write(call: AnyCall): Promise<Send> {
    const keyedCall = keyed(call);
    // A write that was done is not prepared again: its password may be another one by now.
    const replay = prepare && (await findReplay(db, keyedCall));
    if (replay) return replay;
    const prepared = await prepare?.({ ...call, db });
    const inTransaction = (work: PublicUnitOfWork) =>
      withIdempotency(work.trx, keyedCall, () =>
        published(call, work, async () => handle({ ...call, work, prepared })),
      );
    return call.user ? transactor.run(call.user, inTransaction) : transactor.runAnonymous(inTransaction);
  }

  const handleLong = async (call: AnyCall) => {
    const { user } = call;
    const unitOfWork =
      user &&
      (<T>(act: (work: UnitOfWork) => Promise<T>) =>
        transactor.run(user, (work) => published(call, work, act)));
    return handle({ ...call, db, unitOfWork });
  };
  const answerLong = (call: AnyCall): Promise<Send> =>
    withStoredResponse(db, keyed(call), () => handleLong(call));

  if (isSafe({ method })) {
    return transaction === 'none' ? handleLong : async (call) => handle({ ...call, db });
  }
  const answer = transaction === 'none' ? answerLong : write;
  return async (call) => {
    const send = await answer(call);
    return send();
  };
}
