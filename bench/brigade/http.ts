import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

/** One request to send. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** A whole answer. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds from when a connection takes the request until the whole answer is there. */
  ms: number;
}

/** Sends a request over one of the agent's connections. @throws where the connection fails */
export function send(agent: Agent, { method, url, headers, body }: Sent): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const typed = text === undefined ? headers : { ...headers, 'content-type': 'application/json' };
  let started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: typed }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - started,
        }),
      );
    });
    // Until one of the agent's connections is free it waits in the browser, and not for the server.
    sent.once('socket', () => (started = performance.now()));
    sent.once('error', reject);
    sent.end(text);
  });
}

/** The session of a sign-in's answer, as a cookie to send. @throws where it set none */
export function sessionOf({ status, headers, body }: Answer): string {
  const cookie = headers['set-cookie']?.find((each) => each.startsWith('hr_session='))?.split(';')[0];
  if (!cookie) throw new Error(`The sign-in answered ${status}: ${body}`);
  return cookie;
}
