import cookie from '@fastify/cookie';
import { SIGNED_OUT_COOKIE } from '@hand-receipt/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Kysely, Transaction } from 'kysely';
import {
  LIFE_LIMIT_MS,
  endSession,
  expireSession,
  findSession,
  startSession,
  touchSession,
} from './auth/session';
import type { Credential, SessionUser, SignInMethod, SignedIn } from '../access';
import { findToken, touchToken } from './tokens/find-token';
import { type Database, badRequest } from '../kernel';
import type { PublicUnitOfWork } from '../unit-of-work';
import { bearerToken } from '../http';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, on paths under /api. */
    user: SessionUser | null;
    /** By which session or token they are signed in. */
    signedInBy: Credential | null;
    /** Of the session that this request has ended, the provider's proof of the sign-in. */
    endedIdToken: string | null;
    /** Asks again, without counting as use, who what the request came with signs in now; null for nobody. */
    findSignedIn(): Promise<SignedIn | null>;
  }
  interface FastifyReply {
    /** Signs the person in under a new token; whatever session the request came with ends. */
    signIn(
      work: PublicUnitOfWork,
      userId: string,
      method: SignInMethod,
      shown?: {
        /** A code was entered beside the password. */
        isTwoFactor?: boolean;
        /** Of a provider, to end its session with. */
        idToken?: string;
      },
    ): Promise<void>;
    /** Ends the session that the request came with, if any. */
    signOut(work: PublicUnitOfWork): Promise<void>;
  }
}

/** Behind TLS the name itself makes browsers refuse the cookie from any other host, path or plain HTTP. */
const cookieName = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-hr_session' : 'hr_session';

/** The session token that a request carries, valid or not. */
const carriedToken = (request: FastifyRequest): string | undefined => request.cookies[cookieName(request)];

/** A browser records a sign-out at once: it may reach the server only with the next request. */
const isSignedOutThere = (request: FastifyRequest): boolean => Boolean(request.cookies[SIGNED_OUT_COOKIE]);

/** The session token that a request may be answered by; none once its browser has signed out. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  isSignedOutThere(request) ? undefined : carriedToken(request);

/** Who a request for a page comes from, without counting it as use; null for nobody. */
export async function findSignedIn(
  db: Kysely<Database>,
  request: FastifyRequest,
  at: Date,
): Promise<SignedIn | null> {
  const token = sessionToken(request);
  return token === undefined ? null : findSession(db, token, at);
}

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** Who asks: by a session in an HttpOnly cookie, or by a personal API token. */
export default plugin(async (app) => {
  await app.register(cookie);
  const { db } = app.database;

  app.decorateRequest('user', null);
  app.decorateRequest('signedInBy', null);
  app.decorateRequest('endedIdToken', null);
  app.decorateRequest('findSignedIn', function findSignedIn(this: FastifyRequest) {
    return find(this);
  });

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    if (isSignedOutThere(request)) await db.transaction().execute((trx) => endLeftSession(trx, request));
    const found = await find(request);
    if (!found) return;
    request.user = found.user;
    request.signedInBy = found.by;
    if ('lastUsedAt' in found) await touchToken(db, found, app.clock.now());
    else await touchSession(db, found, app.clock.now());
  });

  async function find(request: FastifyRequest) {
    const bearer = bearerToken(request);
    if (bearer !== undefined) return findToken(db, bearer, app.clock.now());
    const token = sessionToken(request);
    return token === undefined ? null : findSession(db, token, app.clock.now());
  }

  app.decorateReply('signIn', async function signIn(this: FastifyReply, work, userId, method, shown) {
    const { request } = this;
    if (bearerToken(request) !== undefined) throw badRequest('An API token needs no sign-in. Leave it out.');
    await endOldSession(work.trx, request);
    const userAgent = request.headers['user-agent'] ?? null;
    const token = await startSession(work.trx, { userId, at: work.at, userAgent, method, ...shown });
    this.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge: LIFE_LIMIT_MS / 1000 });
    if (isSignedOutThere(request)) this.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
  });

  app.decorateReply('signOut', async function signOut(this: FastifyReply, work) {
    if (bearerToken(this.request) !== undefined) return;
    await endOldSession(work.trx, this.request);
    this.clearCookie(cookieName(this.request), cookieOptions(this.request));
    // What the browser itself kept of the person's answers, also of a release that let it keep them.
    this.header('clear-site-data', '"cache"');
  });

  /** In every process, the event streams that were opened with a session end with it. */
  const tellEnded = (trx: Transaction<Database>, userId: string) =>
    app.events.publishUpdate(trx, { userIds: [userId], scopes: ['settings'], signedOut: true });

  /** Ends the session that a browser has left. The page that it shows next may ask before its sign-out arrives. */
  async function endLeftSession(trx: Transaction<Database>, request: FastifyRequest): Promise<void> {
    const token = carriedToken(request);
    const left = token === undefined ? null : await expireSession(trx, token, app.clock.now());
    if (!left) return;
    request.endedIdToken = left.idToken;
    if (left.endedOf !== null) await tellEnded(trx, left.endedOf);
  }

  /** Ends the session, and with it its event streams. */
  async function endOldSession(trx: Transaction<Database>, request: FastifyRequest): Promise<void> {
    const token = carriedToken(request);
    const ended = token === undefined ? null : await endSession(trx, token);
    if (!ended) return;
    request.endedIdToken = ended.idToken;
    await tellEnded(trx, ended.userId);
  }
});
