import { Client } from 'pg';

const RETRY_MS = 1000;

interface Subscription {
  handler: (payload: string) => void;
  onGap?: () => void;
}

/** LISTEN on a connection of its own, made again whenever it is lost. */
export class PostgresListener {
  readonly #url: string;
  readonly #subscriptions = new Map<string, Subscription[]>();
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
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

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new Client({ connectionString: this.#url });
    client.on('notification', ({ channel, payload }) => {
      this.#subscriptions.get(channel)?.forEach(({ handler }) => handler(payload ?? ''));
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    this.#client = client;
    await client.connect();
    for (const channel of this.#subscriptions.keys()) await client.query(`listen "${channel}"`);
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#retry = setTimeout(() => void this.#reconnect(), RETRY_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
      for (const { onGap } of [...this.#subscriptions.values()].flat()) onGap?.();
    } catch {
      if (this.#client) this.#lost(this.#client);
    }
  }
}
