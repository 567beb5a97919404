import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An administrator tries a release for a duty day at most. */
export const TRIAL_HOURS = 8;
const TRIAL_MS = TRIAL_HOURS * 60 * 60 * 1000;

/** A release that one browser uses, until then. */
export interface Trial {
  remote: string;
  digest: string;
  until: Date;
}

const cookieName = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-hr_trial' : 'hr_trial';

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const;

/** The same text for another session is another text, so that a cookie is of use in its own session alone. */
const signedText = (sessionId: string, text: string) => JSON.stringify([sessionId, text]);

const write = ({ remote, digest, until }: Trial) => `${remote}:${digest}:${until.getTime()}`;

function read(text: string): Trial {
  const [remote = '', digest = '', until = ''] = text.split(':');
  return { remote, digest, until: new Date(Number(until)) };
}

/**
 * Releases that this browser tries, from its cookie; none where the cookie is not of this session, or was changed.
 *
 * @param sessionId public id of the session that the request belongs to
 */
export function trialsOf(app: FastifyInstance, request: FastifyRequest, sessionId: string): Trial[] {
  const [text = '', signature = ''] = (request.cookies[cookieName(request)] ?? '').split('.');
  if (!text || !app.signatures.holds('trial release', signedText(sessionId, text), signature)) return [];
  const now = app.clock.now();
  return text
    .split('~')
    .map(read)
    .filter(({ until }) => until > now);
}

/** Whether the browser says that it tries anything, of whichever session. */
export const hasTrialCookie = (request: FastifyRequest): boolean => cookieName(request) in request.cookies;

/** From the next document on the browser gets these releases. */
export function setTrials(
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  sessionId: string,
  trials: readonly Trial[],
): void {
  if (trials.length === 0) {
    reply.clearCookie(cookieName(request), cookieOptions(request));
    return;
  }
  const text = trials.map(write).join('~');
  const signature = app.signatures.sign('trial release', signedText(sessionId, text));
  reply.setCookie(cookieName(request), `${text}.${signature}`, {
    ...cookieOptions(request),
    maxAge: TRIAL_MS / 1000,
  });
}

export const trialEnd = (at: Date): Date => new Date(at.getTime() + TRIAL_MS);
