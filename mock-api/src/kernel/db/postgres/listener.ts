import { Client } from 'pg';

const RETRY_MS = 1000;
/** A lock that every server of the database shares for as long as it runs. */
const SERVERS = "hashtext('hand-receipt servers')";
/** A connection that a network has dropped in silence says nothing: it is asked this often. */
const ASK_EVERY_MS = 15_000;
const ANSWER_LIMIT_MS = 10_000;

interface Subscription {
  handler: (payload: string) => void;
  onGap?: () => void;
}

/** A connection of its own for what must last, LISTEN and the lock of the servers. It is made again whenever it is lost. */
export class PostgresListener {
  readonly #url: string;
  readonly #subscriptions = new Map<string, Subscription[]>();
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #asking: NodeJS.Timeout | null = null;
  #isServer = false;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, subscription: Subscription): Promise<void> {
    const known = this.#subscriptions.get(channel) ?? [];
    this.#subscriptions.set(channel, [...known, subscription]);
    if (!this.#client) await this.#connect();
    else if (known.length === 0) await this.#client.query(`listen "${channel}"`);
  }

  /** Takes the lock that all servers share. @returns whether another server had it */
  async joinServers(): Promise<boolean> {
    if (!this.#client) await this.#connect();
    const client = this.#client;
    if (!client) throw new Error('The connection to the database was lost.');
    // Of servers that start together one is the first: only one can have the lock for itself.
    const { rows } = await client.query<{ isFirst: boolean }>(
      `select pg_try_advisory_lock(${SERVERS}) as "isFirst"`,
    );
    await client.query(`select pg_advisory_lock_shared(${SERVERS})`);
    this.#isServer = true;
    if (!rows[0]?.isFirst) return true;
    await client.query(`select pg_advisory_unlock(${SERVERS})`);
    return false;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#asking) clearInterval(this.#asking);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
    });
    client.on('notification', ({ channel, payload }) => {
      this.#subscriptions.get(channel)?.forEach(({ handler }) => handler(payload ?? ''));
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    this.#client = client;
    await client.connect();
    for (const channel of this.#subscriptions.keys()) await client.query(`listen "${channel}"`);
    if (this.#isServer) await client.query(`select pg_advisory_lock_shared(${SERVERS})`);
    this.#asking = setInterval(() => {
      client.query('select 1').catch(() => this.#lost(client));
    }, ASK_EVERY_MS);
    this.#asking.unref();
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    if (this.#asking) clearInterval(this.#asking);
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.#reconnect(), RETRY_MS);
  }

  /** LISTEN comes first and the gap is told after it: what commits in between is heard or read. */
  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      if (this.#client) this.#lost(this.#client);
      return;
    }
    for (const { onGap } of [...this.#subscriptions.values()].flat()) onGap?.();
  }
}
