import type { SignInRefusal } from '@hand-receipt/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../kernel';
import { ProviderFailure } from './provider';
import { REQUEST_LIFE_MS, type RequestPurpose } from './requests';

/** The page of the window in which a person confirms that it is them. */
export const CONFIRMED_PATH = '/confirmed';
const SECURITY_SETTINGS = '/settings?tab=security';
export const LINKED_PATH = `${SECURITY_SETTINGS}&linked=yes`;

const cookieName = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-hr_provider' : 'hr_provider';

/** Lax: the cookie must come along when the provider sends the browser back. */
const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** Marks the browser as the one that began a sign-in. */
export function setBrowserSecret(reply: FastifyReply, secret: string): void {
  const { request } = reply;
  const maxAge = REQUEST_LIFE_MS / 1000;
  void reply.setCookie(cookieName(request), secret, { ...cookieOptions(request), maxAge });
}

/** The mark of the browser, which it loses. */
export function takeBrowserSecret(request: FastifyRequest, reply: FastifyReply): string {
  void reply.clearCookie(cookieName(request), cookieOptions(request));
  return request.cookies[cookieName(request)] ?? '';
}

/** A refusal is shown on the page that the person came from. Its address has a word and no text. */
const REFUSED_AT: Record<RequestPurpose, string> = {
  'sign-in': '/login?refused=',
  confirm: `${CONFIRMED_PATH}?refused=`,
  link: `${SECURITY_SETTINGS}&refused=`,
};

/** Leads the browser to where the refusal is shown. */
export const refuse = (reply: FastifyReply, purpose: RequestPurpose, refusal: SignInRefusal) =>
  reply.redirect(REFUSED_AT[purpose] + refusal, 303);

/** One text of a query; empty for none, and for several. */
export function textOf(query: unknown, name: string): string {
  const value = (Object(query) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** What an error means for the person. @throws the error where it is no refusal */
export function refusalOf(request: FastifyRequest, error: unknown): SignInRefusal {
  if (error instanceof ApiError && error.status === 429) return 'too-many';
  if (!(error instanceof ProviderFailure)) throw error;
  const { refusal, cause } = error;
  request.log.warn({ err: cause, refusal }, 'sign-in at the provider failed');
  return refusal;
}
