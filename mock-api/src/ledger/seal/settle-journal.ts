import { findings, readRoot, toHex } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../kernel';
import { databaseNodes } from '../node-store';
import { type Incident, recordIncident } from './incidents';
import type { Journal } from './journal';
import { SEGMENT, firstOfSegment, linesOf, segmentBytes } from './journal-files';
import { isCheckpointLine, nameCheckpoint, parseCheckpoint, parseLine } from './journal-line';
import type { SealedCheckpoint } from './last-checkpoint';
import { lockAppends, lockSealing } from './locks';
import { isStored } from './replay';
import { growTo, treeAt } from './sealed-tree';

/** A journal at the start of a server, and what it is held against. */
interface Found {
  journal: Journal;
  latest: SealedCheckpoint | null;
  /** Whether the ledger records its key: then each checkpoint was named in the journal before it was stored. */
  isRecorded: boolean;
  /** False where other processes may seal: this one may be upgraded after they have recorded the key. */
  isAlone: boolean;
  /** True for one more server beside others, whose folder has nothing of this ledger yet: they have its copy. */
  isNewServer: boolean;
  at: Date;
}

/** Lines past the newest checkpoint that the database does not have. */
interface LeftOver {
  /** The first event of their file. */
  segment: number;
  /** Their first byte in that file. */
  start: number;
  lines: number;
}

/** What is wrong with the journal. */
interface Faults {
  leftOver: LeftOver | null;
  /** Null where it reaches to the newest checkpoint. */
  short: Incident | null;
}

/**
 * Brings the journal to the newest checkpoint. Lines past it that the database does not have are never signed: they are
 * moved to `left-out-DATE`. What is missing before it is written anew from the database. Either leaves an incident in
 * the ledger, which is committed before a file is touched. Does nothing where the database is not what was sealed.
 */
export async function settleJournal(db: Kysely<Database>, found: Found): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSealing(trx);
    await lockAppends(trx);
    const { leftOver, short } = await findFaults(trx, found);
    if (leftOver) await recordIncident(trx, leftOut(leftOver, found), found.at);
    if (short) await recordIncident(trx, short, found.at);
  });
  await db.transaction().execute(async (trx) => {
    await lockSealing(trx);
    if (await holdsSealed(trx, found.latest)) await repair(trx, found);
  });
}

const leftOut = ({ lines }: LeftOver, { latest }: Found): Incident => ({
  ...findings.linesLeftOut(lines),
  size: latest?.size ?? 0,
});

/** Whether the database has the very events that the newest checkpoint covers. */
async function holdsSealed(trx: Transaction<Database>, latest: SealedCheckpoint | null): Promise<boolean> {
  if (!latest) return true;
  const { size } = await trx.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  if (size < latest.size) return false;
  return toHex(await readRoot(databaseNodes(trx), BigInt(latest.size), nodeHasher)) === latest.root;
}

async function findFaults(trx: Transaction<Database>, found: Found): Promise<Faults> {
  if (!(await holdsSealed(trx, found.latest))) return { leftOver: null, short: null };
  return { leftOver: await findLeftOver(trx, found), short: await findShort(found) };
}

async function findShort({
  journal,
  latest,
  isRecorded,
  isAlone,
  isNewServer,
  at,
}: Found): Promise<Incident | null> {
  if (!latest || isNewServer) return null;
  const { size } = latest;
  const named = await journal.newestNamed();
  const isNamed = named === null ? !(isRecorded && isAlone) : named >= size;
  if (journal.size >= size && isNamed) return null;
  const from = journal.size === 0 ? 0 : Math.min(journal.size, named ?? journal.size, size - 1);
  return { ...findings.journalMissing(journal.size === 0, at, { from, to: size - 1 }), size };
}

/** The lines past the newest checkpoint, from the first that the database does not have. */
async function findLeftOver(
  trx: Transaction<Database>,
  { journal, latest }: Found,
): Promise<LeftOver | null> {
  const sealed = latest?.size ?? 0;
  let leftOver: LeftOver | null = null;
  let segment = firstOfSegment(Math.max(0, sealed - 1));
  for (let seq = segment; segment <= journal.size; segment += SEGMENT) {
    for (const { line, start } of linesOf(await segmentBytes(journal.folder, segment))) {
      const isEvent = !isCheckpointLine(line);
      if (leftOver) leftOver.lines += 1;
      else if (seq >= sealed && !(await isBacked(trx, line, seq))) leftOver = { segment, start, lines: 1 };
      if (isEvent) seq += 1;
    }
  }
  return leftOver;
}

/** Whether the database has the event of a line, or the checkpoint that it names. */
async function isBacked(trx: Transaction<Database>, line: Buffer, seq: number): Promise<boolean> {
  if (!isCheckpointLine(line)) {
    const entry = parseLine(line, seq);
    return entry !== null && (await isStored(trx, entry));
  }
  const named = parseCheckpoint(line);
  if (!named) return false;
  const rows = trx.selectFrom('ledger_checkpoint').select('size').where('size', '=', named.size);
  return named.size <= seq && (await rows.executeTakeFirst()) !== undefined;
}

async function repair(trx: Transaction<Database>, found: Found): Promise<void> {
  const { journal, latest, at } = found;
  await journal.refresh();
  const leftOver = await findLeftOver(trx, found);
  if (leftOver) {
    const target = `left-out-${at.toISOString().slice(0, 10)}`;
    await journal.moveAway(leftOver.segment, leftOver.start, target);
  }
  if (!latest) return;
  await growTo(trx, await treeAt(databaseNodes(trx), latest), latest.size, journal);
  const named = (await journal.newestNamed()) ?? 0;
  if (named >= latest.size) return;
  const unnamed = await trx
    .selectFrom('ledger_checkpoint')
    .select(['size', 'note'])
    .where('size', '>', named)
    .where('size', '<=', latest.size)
    .orderBy('size')
    .execute();
  await journal.name(unnamed.map(nameCheckpoint));
}
