import http from 'node:http';
import https from 'node:https';
import { timeLimit } from '../kernel';
import { AddressRefused, type PrivateAddresses, guardedLookup } from './addresses';
import { readUrl } from './check-url';

/** Connecting, sending and the first line of the answer together. */
const LIMIT_MS = 10_000;

/** How an attempt ended. */
export interface Outcome {
  /** Of the answer; null where there was none. */
  status: number | null;
  /** Why it failed, as a sentence; null where it succeeded. */
  problem: string | null;
}

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowed: PrivateAddresses;
  /** Ends the attempt early. */
  stopped: AbortSignal;
}

/** What is wrong with the answer of a receiver; null where it took the event. */
function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `The receiver answered ${status}, which leads to another address. Redirects are not followed.`;
  }
  return `The receiver answered ${status}.`;
}

const CAUSES: Partial<Record<string, string>> = {
  ENOTFOUND: 'The name of the receiver has no address.',
  EAI_AGAIN: 'The name of the receiver could not be looked up.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection before it answered.',
  EPROTO: 'The receiver does not speak TLS at this address.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
};

const isOfTls = (code: string): boolean => /CERT|TLS|SSL|ISSUER|SIGNATURE|SELF_SIGNED/.test(code);

/** Why there was no answer. With several addresses, each has its own error inside one. */
function causeOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  const { code = '', name, message } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return `The receiver did not answer within ${LIMIT_MS / 1000} seconds.`;
  if (isOfTls(code)) return `The certificate of the receiver is not valid (${code}).`;
  return CAUSES[code] ?? `The receiver could not be called (${code || message}).`;
}

/** Sends the request. Of the answer only the status is read: the connection ends with it. */
function request(url: URL, { headers, body, allowed }: Post, signal: AbortSignal): Promise<number> {
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guardedLookup(allowed),
      // A connection of its own: one that is kept open could lead to an address that was checked long ago.
      agent: false,
      signal,
    });
    sent.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error));
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.end(body);
  });
}

/** Posts a body to a receiver, within 10 seconds, without following redirects. Never throws for what the receiver does. */
export async function post(sending: Post): Promise<Outcome> {
  let url: URL;
  try {
    url = readUrl(sending.url, sending.allowed);
  } catch (error) {
    return { status: null, problem: (error as Error).message };
  }
  const limit = timeLimit(LIMIT_MS, sending.stopped);
  try {
    const status = await request(url, sending, limit.signal);
    return { status, problem: problemOf(status) };
  } catch (error) {
    return { status: null, problem: causeOf(error) };
  } finally {
    limit.end();
  }
}
