import { writeFile } from 'node:fs/promises';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/kernel/db/schema';
import type { Sealer } from '../../src/ledger/seal/sealer';
import { EVENT_ATTACKS } from './event-attacks';
import { ITEM_ATTACKS } from './item-attacks';
import { asOperator } from './operator';
import { rewriteHistory, rewriteJournal } from './rewrite';
import { JOURNAL_ATTACKS, ROW_ATTACKS } from './row-attacks';

/** A server under attack: its database, its files, and a way to start it again on both. */
export interface Victim {
  db: Kysely<Database>;
  /** A file in the ledger's folder. */
  file(name: string): string;
  signer(): Promise<ReturnType<typeof nodeSigner>>;
  /** Of the app that runs now. */
  sealer(): Sealer;
  /** What the server is told of its disk from now on. */
  fillDisk(full: boolean): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const OLD_TIME = { ts: '2026-01-02T03:04:05.000Z' };

/** What the server keeps beside the database would contradict what was written there. */
const rewriteFiles = ({ db, file }: Victim) => rewriteJournal(db, file('.'));

/** What the operator of a server can do to it, by the name that the browser tests call it by. */
export const SCREEN_ATTACKS = {
  ...ROW_ATTACKS,
  ...JOURNAL_ATTACKS,
  ...ITEM_ATTACKS,
  ...EVENT_ATTACKS,
  'fill the disk': async (victim) => victim.fillDisk(true),
  'make room': async (victim) => victim.fillDisk(false),
  /** The words of one event are changed in place, and nothing else. */
  'edit a row': async ({ db }) =>
    asOperator(
      db,
      sql`update ledger_event set body = convert_to(replace(convert_from(body, 'UTF8'), 'M4A1', 'M4A9'), 'UTF8')
          where seq = 0`,
    ),
  'put the row back': async ({ db }) =>
    asOperator(
      db,
      sql`update ledger_event set body = convert_to(replace(convert_from(body, 'UTF8'), 'M4A9', 'M4A1'), 'UTF8')
          where seq = 0`,
    ),
  /** Another history of the same length, signed with the true key: what one of two clients is shown. */
  'fork the history': async (victim) => {
    await victim.stop();
    await rewriteHistory(victim.db, 0, OLD_TIME, await victim.signer());
    await rewriteFiles(victim);
    await victim.start();
  },
  /** Signs everything again with a key that the old key never authorized. The database lists the new key as the first. */
  'swap the key': async (victim) => {
    await victim.stop();
    const key = generateSignerKey((await victim.signer()).name);
    const signer = nodeSigner(key);
    await rewriteHistory(victim.db, 0, {}, signer);
    await asOperator(victim.db, sql`update ledger_key set verifier_key = ${signer.verifierKey}`);
    await writeFile(victim.file('signing-key'), `${key}\n`, { mode: 0o600 });
    await rewriteFiles(victim);
    await victim.start();
  },
  /** Database and files as they were when the ledger had its first event alone. */
  'cut the tail': async (victim) => {
    await victim.stop();
    await ROW_ATTACKS['restore an old backup'](victim);
    await rewriteFiles(victim);
    await victim.start();
  },
} satisfies Record<string, (victim: Victim) => Promise<void>>;

export type ScreenAttack = keyof typeof SCREEN_ATTACKS;
