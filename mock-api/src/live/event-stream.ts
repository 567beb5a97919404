import type { ServerResponse } from 'node:http';
import type { NotificationDto, QueryScope } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { Writer } from './live-update';
import { NOTIFICATIONS_AT_ONCE, readNotifications } from './notifications';

/** Unsent bytes past which the browser is taken for gone; it reconnects and misses nothing. */
const BACKLOG_LIMIT = 1024 * 1024;
/** How soon the browser shall reconnect. */
const RETRY_MS = 2000;

export interface StreamOptions {
  userId: string;
  /** As the client calls itself, in the stream and in its writes. */
  clientId?: string;
  response: ServerResponse;
  /** Number of the last notification that the browser has. */
  lastSent: number;
  /** Whether what the stream was opened with still signs its person in. */
  isStillSignedIn: () => Promise<boolean>;
  /** Notifications as this browser may show them: sensitive items may be locked in it. */
  asShown: (notifications: NotificationDto[]) => Promise<NotificationDto[]>;
}

/** One browser's stream of server-sent events. */
export class EventStream {
  readonly userId: string;
  readonly #clientId: string | undefined;
  readonly #response: ServerResponse;
  readonly #isStillSignedIn: StreamOptions['isStillSignedIn'];
  readonly #asShown: StreamOptions['asShown'];
  /** Number of the last notification sent: each goes out once, in order. */
  #lastSent: number;
  #sending: Promise<void> = Promise.resolve();

  constructor({ userId, clientId, response, lastSent, isStillSignedIn, asShown }: StreamOptions) {
    this.userId = userId;
    this.#clientId = clientId;
    this.#response = response;
    this.#lastSent = lastSent;
    this.#isStillSignedIn = isStillSignedIn;
    this.#asShown = asShown;
    // With an id from the start, a browser that was cut off before its first notification says so when it comes back.
    this.#write(`retry: ${RETRY_MS}\nid: ${lastSent}\n\n`);
  }

  onClose(handler: () => void): void {
    this.#response.once('close', handler);
  }

  /** Whether the client that reads this stream made a change. Both are compared: anybody can make up an id. */
  belongsTo(writer: Writer | null): boolean {
    return writer !== null && writer.userId === this.userId && writer.clientId === this.#clientId;
  }

  /** Lists to read again. */
  sendChanged(scopes: readonly QueryScope[]): void {
    this.#write(`event: changed\ndata: ${JSON.stringify({ scopes })}\n\n`);
  }

  /**
   * A comment, so that proxies and the browser know that the stream lives; a session or token that has
   * ended takes its streams with it.
   */
  async beat(): Promise<void> {
    const still = await this.#isStillSignedIn().catch(() => false);
    if (still) this.#write(': alive\n\n');
    else this.close();
  }

  /** The account itself is closed: the browser is told on the way out, before anything that it would ask for. */
  closeAccount(): void {
    this.#write('event: deactivated\ndata: null\n\n');
    this.close();
  }

  /** The person has opened more streams than one may have: the browser is told to wait until this page is looked at. */
  closeForNewer(): void {
    this.#write('event: replaced\ndata: null\n\n');
    this.close();
  }

  /** Sends every notification after the last one sent; calls queue up, so that none goes out twice. */
  sendNotifications(db: Kysely<Database>): Promise<void> {
    this.#sending = this.#sending.catch(() => undefined).then(() => this.#readAndSend(db));
    return this.#sending;
  }

  /** Ends the stream and its connection, which would otherwise be kept for a next request. */
  close(): void {
    const { socket } = this.#response;
    this.#response.end(() => socket?.destroySoon());
  }

  async #readAndSend(db: Kysely<Database>): Promise<void> {
    for (;;) {
      const notifications = await this.#asShown(await readNotifications(db, this.userId, this.#lastSent));
      for (const notification of notifications) {
        this.#write(`id: ${notification.id}\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`);
        this.#lastSent = Number(notification.id);
      }
      if (notifications.length < NOTIFICATIONS_AT_ONCE) return;
    }
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > BACKLOG_LIMIT) this.#response.destroy();
  }
}
