import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { QueryScope, WriteKey } from '@hand-receipt/contracts';
import { type Answer, send, sessionOf } from '../brigade/http';
import { PASSWORD } from '../brigade/people';
import { changes } from '../lib/contracts';
import type { Record } from './record';
import { FRAME, type Read } from './screens';
import { Stream } from './stream';

/** As many as a browser opens to one host; its event stream has one of them. */
const CONNECTIONS = 5;
const AGAIN_AFTER_MS = 500;
const PATIENCE_MS = 60_000;
const SIGN_IN_AGAIN_MS = 2000;
const MOST_SIGN_INS = 30;

export interface BrowserOptions {
  origin: string;
  record: Record;
  /** A process may die, so that a connection that breaks is no error: what was sent is sent again. */
  mayBreak: boolean;
}

/** What the last answer to a read was, and when it came. */
interface Shown {
  body: string;
  at: number;
}

/** One person's browser: its session, what is open in it, and the stream by which it learns of changes. */
export class Browser {
  readonly shown = new Map<string, Shown>();
  readonly #options: BrowserOptions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #clientId = randomUUID();
  #loadedAt = performance.now();
  readonly #reading = new Map<string, { again: boolean }>();
  #open: readonly Read[] = [];
  #stream: Stream | null = null;
  #cookie: string | null;

  /** @param cookie of the session that the browser has already; null for one that signs in */
  constructor(options: BrowserOptions, cookie: string | null) {
    this.#options = options;
    this.#cookie = cookie;
  }

  /** Nothing is being read. */
  get isIdle(): boolean {
    return this.#reading.size === 0;
  }

  /** The person opens the page now. */
  load(): void {
    this.#loadedAt = performance.now();
  }

  /** Whoever is refused, which is recorded as an error, tries again. */
  async signIn(username: string): Promise<void> {
    await this.#send('GET', '/api/auth/me', { allowed: 401 });
    await this.get('/api/config');
    const body = { username, password: PASSWORD };
    let answer = await this.#send('POST', '/api/auth/login', { body });
    for (let tries = 1; answer.status !== 200 && tries < MOST_SIGN_INS; tries += 1) {
      await setTimeout(SIGN_IN_AGAIN_MS);
      answer = await this.#send('POST', '/api/auth/login', { body });
    }
    this.#cookie = sessionOf(answer);
  }

  /** Opens a screen in place of the one before. @returns once everything on it was read */
  async show(screen: readonly Read[]): Promise<void> {
    const known = new Set(this.#open);
    this.#open = [...FRAME, ...screen];
    await Promise.all(this.#open.filter((each) => !known.has(each)).map(({ path }) => this.#read(path)));
  }

  listen(): void {
    const age = Math.ceil(performance.now() - this.#loadedAt);
    this.#stream = new Stream({
      url: `${this.#options.origin}/api/events?since=0&client_id=${this.#clientId}&page_age_ms=${age}`,
      cookie: this.#cookie ?? '',
      onChanged: (scopes) => void this.#changed(scopes),
      onRefused: (status) => this.#options.record.failed('GET /api/events', String(status)),
    });
  }

  /** Reads several paths, as many at once as there are connections. */
  async getAll(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => this.get(path)));
  }

  /** @returns the body; '' of an answer that is an error, which is recorded */
  async get(path: string): Promise<string> {
    const { status, body } = await this.#send('GET', path);
    return status < 300 ? body : '';
  }

  /** Writes once, however often it has to be sent. @returns once what it changed has been read again */
  async write(call: WriteKey, path: string, body: unknown): Promise<boolean> {
    const [method = ''] = call.split(' ');
    const answer = await this.#send(method, path, { body, kind: call, key: randomUUID() });
    const isDone = answer.status < 300;
    if (isDone) await this.#changed(changes[call]);
    return isDone;
  }

  close(): void {
    this.#stream?.close();
    this.#agent.destroy();
  }

  /** Reads again what is open of some scopes. */
  async #changed(scopes: readonly QueryScope[]): Promise<void> {
    await Promise.all(
      this.#open.filter(({ scope }) => scopes.includes(scope)).map(({ path }) => this.#read(path)),
    );
  }

  /** Reads what is shown; where it is being read, once more after that. */
  async #read(path: string): Promise<void> {
    const reading = this.#reading.get(path);
    if (reading) {
      reading.again = true;
      return;
    }
    const mine = { again: true };
    this.#reading.set(path, mine);
    while (mine.again) {
      mine.again = false;
      const body = await this.get(path);
      if (body) this.shown.set(path, { body, at: performance.now() });
    }
    this.#reading.delete(path);
  }

  async #send(
    method: string,
    path: string,
    { body, kind, key, allowed }: { body?: unknown; kind?: string; key?: string; allowed?: number } = {},
  ): Promise<Answer> {
    const { origin, record, mayBreak } = this.#options;
    const name = kind ?? `${method} ${path}`;
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(method !== 'GET' && { 'x-client-id': this.#clientId }),
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(key && { 'idempotency-key': key }),
    };
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await send(this.#agent, { method, url: origin + path, headers, body }).catch(
        (error: unknown) => String(error),
      );
      if (typeof answer !== 'string') {
        if (answer.status < 300 || answer.status === allowed) record.answered(name, answer.ms);
        else record.failed(name, `${answer.status} ${answer.body}`);
        return answer;
      }
      if (!mayBreak || performance.now() > until) {
        record.failed(name, answer);
        return { status: 0, headers: {}, body: '', ms: 0 };
      }
      record.again += 1;
      await setTimeout(AGAIN_AFTER_MS);
    }
  }
}
