import { type ClientRequest, request } from 'node:http';
import { createInterface } from 'node:readline';
import type { QueryScope } from '@hand-receipt/contracts';

export interface StreamOptions {
  url: string;
  cookie: string;
  onChanged: (scopes: QueryScope[]) => void;
  onRefused: (status: number) => void;
}

/** The server tells browsers to wait this long before they connect again. */
const RETRY_MS = 2000;

/** A browser's event stream, which connects again by itself. */
export class Stream {
  readonly #options: StreamOptions;
  #sent: ClientRequest | null = null;
  #lastId: string | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    this.#sent?.destroy();
  }

  #open(): void {
    const { url, cookie, onChanged, onRefused } = this.#options;
    const again = this.#lastId === null ? {} : { 'last-event-id': this.#lastId };
    const headers = { cookie, accept: 'text/event-stream', ...again };
    // The agent of the calls has six connections, as a browser has; a stream would keep one of them.
    const sent = request(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) onRefused(answer.statusCode ?? 0);
      let event = '';
      createInterface({ input: answer })
        // The connection broke: the end of the lines follows.
        .on('error', () => undefined)
        .on('line', (line) => {
          if (line.startsWith('id: ')) this.#lastId = line.slice('id: '.length);
          if (line.startsWith('event: ')) event = line.slice('event: '.length);
          if (!line.startsWith('data: ') || event !== 'changed') return;
          onChanged((JSON.parse(line.slice('data: '.length)) as { scopes: QueryScope[] }).scopes);
        })
        .once('close', () => this.#reopen());
    });
    sent.once('error', () => this.#reopen());
    sent.end();
    this.#sent = sent;
  }

  #reopen(): void {
    if (this.#closed || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#open();
    }, RETRY_MS);
  }
}
