import { Agent, request } from 'node:http';

/** One request to send. */
export interface Shot {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds from sending until the whole answer is there. */
  p50: number;
  p99: number;
  count: number;
  /** Answers other than 2xx. */
  failed: number;
}

function send(agent: Agent, { method, url, headers, body }: Shot): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const typed = text === undefined ? headers : { ...headers, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: typed }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Sends requests over so many kept-alive connections, each its next one as soon as it has its answer,
 * for so long or until `next` has no more.
 */
export async function load(
  connections: number,
  seconds: number,
  next: () => Shot | undefined,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const connection = async () => {
    for (let shot = next(); shot && performance.now() < until; shot = next()) {
      const sent = performance.now();
      const status = await send(agent, shot);
      times.push(performance.now() - sent);
      if (status < 200 || status > 299) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    count: times.length,
    failed,
  };
}
