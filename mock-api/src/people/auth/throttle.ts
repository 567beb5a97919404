import { isIPv6 } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { type Database, tooMany } from '../../kernel';

interface Limit {
  attempts: number;
  windowMs: number;
}

const MINUTE_MS = 60 * 1000;
const LIMITS = {
  /** Wrong passwords for one name from one address: from elsewhere its owner still gets in. */
  person: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords for any names from one address. */
  address: { attempts: 100, windowMs: 15 * MINUTE_MS },
  /** Wrong codes of one person at sign-in, from wherever: a code is short. */
  code: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Sign-ins by passkey that were begun at one address, which a whole battalion may share. */
  'passkey-options': { attempts: 600, windowMs: 15 * MINUTE_MS },
  /** New accounts asked for from one address. */
  registration: { attempts: 30, windowMs: 60 * MINUTE_MS },
  /** Sign-ins at the provider that are begun from one address: a whole unit may share it. */
  provider: { attempts: 1000, windowMs: 15 * MINUTE_MS },
  /** Looks at the names of the units from one address, before anybody is signed in. */
  units: { attempts: 60, windowMs: 15 * MINUTE_MS },
  /** Checks of printed papers from one address. They need no sign-in. */
  paper: { attempts: 30, windowMs: MINUTE_MS },
  /** Wrong one-time links from one address. */
  link: { attempts: 20, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords of a person who is signed in, when they confirm an act with it. */
  password: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong PINs of one person: it is short. */
  pin: { attempts: 5, windowMs: 15 * MINUTE_MS },
  /** Wrong PINs of one person at counters, whoever typed them. */
  'counter-pin': { attempts: 5, windowMs: 15 * MINUTE_MS },
  /** The same in a day: then the PIN is off at counters. */
  'counter-pin-day': { attempts: 10, windowMs: 24 * 60 * MINUTE_MS },
  /** Wrong PINs of anybody on the device of one operator. */
  'counter-operator': { attempts: 20, windowMs: 15 * MINUTE_MS },
} satisfies Record<string, Limit>;

export type ThrottleKind = keyof typeof LIMITS;

/** Groups of 16 bits, of which an IPv6 address has eight. */
const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * What counts as one address: of IPv6 the /64, for one customer has that many at least. An IPv4 address that is
 * written as IPv6 is itself.
 */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  // One run of zeros is left out, wherever it is.
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, GROUPS_OF_NETWORK).join(':');
}

/**
 * Counts an attempt. What is counted before it is made counts at once for all attempts of the same moment.
 *
 * @throws ApiError 429 with Retry-After once there were too many.
 */
export async function recordAttempt(
  db: Kysely<Database>,
  kind: ThrottleKind,
  who: string,
  at: Date,
): Promise<void> {
  const seconds = await countAttempt(db, kind, who, at);
  if (seconds !== null) throw tooManyAttempts(seconds);
}

/**
 * Refuses before slow work is done for an attempt that will be counted.
 *
 * @throws ApiError 429 with Retry-After where there were too many.
 */
export async function assertAttemptsLeft(
  db: Kysely<Database>,
  kind: ThrottleKind,
  who: string,
  at: Date,
): Promise<void> {
  const seconds = await secondsToWait(db, kind, who, at);
  if (seconds !== null) throw tooManyAttempts(seconds);
}

/** For how long to wait until the next attempt; null where one is left. Counts nothing. */
export async function secondsToWait(
  db: Kysely<Database>,
  kind: ThrottleKind,
  who: string,
  at: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('login_throttle')
    .select('window_ends_at')
    .where('bucket', '=', `${kind} ${who}`)
    .where('attempts', '>=', LIMITS[kind].attempts)
    .where('window_ends_at', '>', at)
    .executeTakeFirst();
  return row ? secondsUntil(row.window_ends_at, at) : null;
}

/** Counts an attempt. @returns null; for how long to wait, where there were too many. */
export async function countAttempt(
  db: Kysely<Database>,
  kind: ThrottleKind,
  who: string,
  at: Date,
): Promise<number | null> {
  const { attempts, windowMs } = LIMITS[kind];
  const fresh = { attempts: 1, window_ends_at: new Date(at.getTime() + windowMs) };
  const ended = sql<boolean>`login_throttle.window_ends_at <= ${at}`;
  const row = await db
    .insertInto('login_throttle')
    .values({ bucket: `${kind} ${who}`, ...fresh })
    .onConflict((known) =>
      known.column('bucket').doUpdateSet({
        attempts: sql`case when ${ended} then 1 else login_throttle.attempts + 1 end`,
        window_ends_at: sql`case when ${ended} then excluded.window_ends_at else login_throttle.window_ends_at end`,
      }),
    )
    .returning(['attempts', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (row.attempts <= attempts) return null;
  return secondsUntil(row.window_ends_at, at);
}

/** Attempts of the present window. */
export async function readAttempts(
  db: Kysely<Database>,
  kind: ThrottleKind,
  who: string,
  at: Date,
): Promise<{ attempts: number; isLast: boolean }> {
  const row = await db
    .selectFrom('login_throttle')
    .select('attempts')
    .where('bucket', '=', `${kind} ${who}`)
    .where('window_ends_at', '>', at)
    .executeTakeFirst();
  const attempts = row?.attempts ?? 0;
  return { attempts, isLast: attempts >= LIMITS[kind].attempts };
}

/** Begins the time to wait now, where the attempts were counted over the whole window before. */
export async function startWait(
  db: Kysely<Database>,
  kind: ThrottleKind,
  who: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('login_throttle')
    .set({ window_ends_at: new Date(at.getTime() + LIMITS[kind].windowMs) })
    .where('bucket', '=', `${kind} ${who}`)
    .execute();
}

/** Takes one attempt back: it was no failure, so it counts for nothing. */
export async function undoAttempt(db: Kysely<Database>, kind: ThrottleKind, who: string): Promise<void> {
  await db
    .updateTable('login_throttle')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('bucket', '=', `${kind} ${who}`)
    .where('attempts', '>', 0)
    .execute();
}

/** Deletes the attempts of a person who signed in, and all expired ones. */
export async function clearAttempts(
  db: Kysely<Database>,
  kind: ThrottleKind,
  who: string,
  at: Date,
): Promise<void> {
  await db
    .deleteFrom('login_throttle')
    .where((row) => row.or([row('bucket', '=', `${kind} ${who}`), row('window_ends_at', '<=', at)]))
    .execute();
}

const secondsUntil = (end: Date, at: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - at.getTime()) / 1000));

export const tooManyAttempts = (seconds: number) =>
  tooMany(`Too many attempts. Try again in ${inWords(seconds)}.`, seconds);

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${minutes} minutes`;
}
