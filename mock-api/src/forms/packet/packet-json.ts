import {
  type PacketEvent,
  type PacketPaper,
  formatPacket,
  fromUtf8,
  proveInclusion,
  toHex,
} from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import { type SealedCheckpoint, databaseNodes, ledgerEvents, readLogKeys } from '../../ledger';
import type { PacketFacts } from '../../succession';
import { yieldToEventLoop } from '../pdf/yield-to-event-loop';

/** The papers of a packet, all bound in one file. */
export interface BoundPapers {
  papers: readonly Omit<PacketPaper, 'sha256'>[];
  /** SHA-256 of the file in hex. */
  sha256: string;
}

/** That the bytes of an event have a text, which spares reading those of other successions. */
const hasText = (text: string) => sql<boolean>`position(convert_to(${text}::text, 'UTF8') in body) > 0`;

/**
 * The events that a packet proves: the key that the ledger began with, each change of a chain under this set, the last
 * signature with all of them, and the papers.
 */
async function readEvents(db: Kysely<Database>, setHash: string, { papers }: BoundPapers) {
  const printed = db
    .selectFrom('printed_paper')
    .select('event_id')
    .where('id', '=', inArray(papers.map(({ id }) => id)));
  const ofSet = hasText(`"setHash":"${setHash}"`);
  const rows = await ledgerEvents(db)
    .select(['seq', 'body'])
    .where((row) =>
      row.or([
        row('event_type', '=', 'LEDGER KEY'),
        row.and([row('event_type', '=', 'LINK REPLACED'), ofSet]),
        row.and([row('event_type', '=', 'SUCCESSION'), hasText('"act":"signed"'), ofSet]),
        row.and([row('event_type', '=', 'PAPER'), row('event_id', 'in', printed)]),
      ]),
    )
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, body }) => ({ seq, body: fromUtf8(body) }));
}

/** The file that proves a packet with no server, against a checkpoint that covers its events. */
export async function packetJson(
  db: Kysely<Database>,
  { set, setHash, signing }: PacketFacts,
  bound: BoundPapers,
  checkpoint: SealedCheckpoint,
): Promise<string> {
  if (!signing || !setHash) throw new Error('A packet is of a signing.');
  const nodes = databaseNodes(db);
  const breathe = yieldToEventLoop();
  const events: PacketEvent[] = [];
  for (const { seq, body } of await readEvents(db, setHash, bound)) {
    const proof = await proveInclusion(nodes, BigInt(seq), BigInt(checkpoint.size), nodeHasher);
    events.push({ seq, body, proof: proof.map(toHex) });
    await breathe();
  }
  const { rotations } = await readLogKeys(db);
  return formatPacket({
    checkpoint: checkpoint.note,
    rotations: rotations.filter(({ seq }) => seq < checkpoint.size),
    set,
    setHash,
    papers: bound.papers.map((paper) => ({ ...paper, sha256: bound.sha256 })),
    events,
  });
}

/** The draft of such a file, which proves nothing: what would be signed, and its hash. */
export const draftJson = ({ set, setHash }: PacketFacts): string =>
  formatPacket({
    draft: true,
    checkpoint: '',
    rotations: [],
    set,
    setHash: setHash ?? '',
    papers: [],
    events: [],
  });
