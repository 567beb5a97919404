import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LIFE_LIMIT_MS, endSession, findSession, startSession, touchSession } from '../domain/auth/session';
import type { SessionUser } from '../domain/auth/session-user';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, on paths under /api. */
    user: SessionUser | null;
  }
  interface FastifyReply {
    /** Signs the person in under a new token; whatever session the request came with ends. */
    signIn(userId: string): Promise<void>;
    /** Ends the session that the request came with, if any. */
    signOut(): Promise<void>;
  }
}

/** Behind TLS the name itself makes browsers refuse the cookie from any other host, path or plain HTTP. */
const cookieName = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-hr_session' : 'hr_session';

/** The session token that a request carries, valid or not. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)];

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** Sessions in an HttpOnly cookie. */
export default plugin(async (app) => {
  await app.register(cookie);
  const { db } = app.database;

  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const token = request.url.startsWith('/api/') ? sessionToken(request) : undefined;
    if (!token) return;
    const at = app.clock.now();
    request.user = await findSession(db, token, at);
    if (request.user) await touchSession(db, token, at);
  });

  app.decorateReply('signIn', async function signIn(this: FastifyReply, userId: string) {
    const { request } = this;
    await endOldSession(request);
    const userAgent = request.headers['user-agent'] ?? null;
    const token = await startSession(db, { userId, at: app.clock.now(), userAgent });
    this.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge: LIFE_LIMIT_MS / 1000 });
  });

  app.decorateReply('signOut', async function signOut(this: FastifyReply) {
    await endOldSession(this.request);
    this.clearCookie(cookieName(this.request), cookieOptions(this.request));
  });

  async function endOldSession(request: FastifyRequest): Promise<void> {
    const token = sessionToken(request);
    if (token) await endSession(db, token);
  }
});
