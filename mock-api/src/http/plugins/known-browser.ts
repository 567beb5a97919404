import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** True where that person has signed in from this browser before. */
    isBrowserKnownTo(userId: string): boolean;
  }
  interface FastifyReply {
    /** Marks the browser as one from which that person has signed in. */
    rememberBrowser(userId: string): void;
  }
}

const LIFE_SECONDS = 180 * 24 * 60 * 60;
/** People of one browser, the last ones to sign in: the cookie travels with every request. */
const MOST_PEOPLE = 10;

const cookieName = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-hr_known' : 'hr_known';

/** One signature for each person, newest first. */
const marksOf = (request: FastifyRequest): string[] =>
  (request.cookies[cookieName(request)] ?? '').split('.').slice(0, MOST_PEOPLE);

/**
 * Known browsers, in a signed cookie. It names nobody and opens nothing. Who signs in from one is slowed down and
 * not refused while others at the same address try wrong passwords.
 */
export default plugin(async (app) => {
  const { signatures } = app;

  app.decorateRequest('isBrowserKnownTo', function isBrowserKnownTo(this: FastifyRequest, userId: string) {
    return marksOf(this).some((mark) => signatures.holds('known browser', userId, mark));
  });

  app.decorateReply('rememberBrowser', function rememberBrowser(this: FastifyReply, userId: string) {
    const { request } = this;
    const others = marksOf(request).filter(
      (mark) => mark && !signatures.holds('known browser', userId, mark),
    );
    const marks = [signatures.sign('known browser', userId), ...others].slice(0, MOST_PEOPLE);
    this.setCookie(cookieName(request), marks.join('.'), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: LIFE_SECONDS,
    });
  });
});
