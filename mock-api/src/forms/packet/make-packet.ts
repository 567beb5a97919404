import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../../kernel';
import type { SealedCheckpoint, Sealer } from '../../ledger';
import { namePaper, registerRecordPaper, toLine } from '../../papers';
import {
  type FoundPacket,
  type PacketFacts,
  type Signing,
  readPacketFacts,
  tellPacketReady,
} from '../../succession';
import type { UnitOfWork } from '../../unit-of-work';
import { unitSetting } from '../../unit-settings';
import type { FormStamps } from '../da2062/export';
import type { HandReceipt, RegisteredForm } from '../da2062/hand-receipt';
import { type OpenWork, registerForms } from '../da2062/register-forms';
import { shortageEntries } from '../da2062/shortage-annex';
import { type LedgerStamp, pageStamp } from '../da2062/stamp';
import type { PdfStream } from '../pdf/print-sheets';
import { type PacketReceipt, drawPacket } from './draw-packet';
import { loadUploads } from './load-uploads';
import { type PacketForm, packetForms } from './packet-forms';
import { packetJson } from './packet-json';

/** What the making of a packet needs of the server. */
export interface PacketTools {
  db: Kysely<Database>;
  stamps: FormStamps;
  sealer: Pick<Sealer, 'sealNow'>;
}

const numberOf = ({ successionId, number }: Signing): string => `${successionId}/${number}`;

interface Gathered {
  facts: PacketFacts;
  forms: PacketForm[];
  receipts: PacketReceipt[];
  memoText: string;
  ledger: LedgerStamp | null;
}

async function withShortages(
  db: Kysely<Database>,
  forms: readonly PacketForm[],
  receipts: readonly HandReceipt[],
): Promise<PacketReceipt[]> {
  const all: PacketReceipt[] = [];
  for (const [index, receipt] of receipts.entries()) {
    all.push({ receipt, shortages: await shortageEntries(db, forms[index]?.itemIds ?? []) });
  }
  return all;
}

/** Reads what is printed, and registers the hand receipts of a signing. Those of a draft are not registered. */
async function gather(
  { db, stamps }: PacketTools,
  found: FoundPacket,
  openWork: OpenWork,
): Promise<Gathered> {
  const facts = await readPacketFacts(db, found, stamps.at);
  const forms = await packetForms(db, facts);
  const itemIds = facts.lines.map(({ itemId }) => itemId);
  const receipts = await registerForms(
    db,
    openWork,
    forms.map(({ form }) => form),
    {
      stamps,
      printing: {
        requestKey: facts.signing && `packet ${numberOf(facts.signing)}`,
        requestId: null,
        mayHaveEnded: true,
      },
      look: {
        fileName: fileName(found, 'pdf'),
        endItemStockNumber: '',
        groupByCategory: false,
        withCodes: false,
      },
    },
  );
  return {
    facts,
    forms,
    receipts: await withShortages(db, forms, receipts),
    memoText: await unitSetting(db, found.succession.unit_id, 'succession.memoText'),
    ledger: receipts[0]?.stamp ?? (await stamps.stampOf(itemIds)),
  };
}

interface Registered {
  packet: RegisteredForm | null;
  memorandum: RegisteredForm | null;
}

async function draw(
  { db, stamps: { at, program } }: PacketTools,
  { facts, receipts, memoText, ledger }: Gathered,
  registered: Registered,
): Promise<PdfStream> {
  const { signing, detail } = facts;
  const number = signing ? numberOf(signing) : `${detail.id}, DRAFT`;
  const stampOf = (paper: RegisteredForm | null) =>
    pageStamp({ number, at, stamp: ledger, registered: paper, program });
  return drawPacket({
    facts,
    number,
    memoText,
    receipts,
    uploads: await loadUploads(db, facts),
    at,
    ledger,
    stamps: { packet: stampOf(registered.packet), memorandum: stampOf(registered.memorandum) },
  });
}

/** `Packet_SC-0001-2.pdf`: the succession and the signing. */
export const fileName = ({ succession, signing }: FoundPacket, ending: 'pdf' | 'json'): string =>
  `Packet_${succession.id}-${signing ? signing.number : 'draft'}.${ending}`;

/** The draft of a packet as PDF. Nothing of it is registered. */
export async function draftPdf(tools: PacketTools, found: FoundPacket): Promise<PdfStream> {
  const refuse: OpenWork = () => Promise.reject(new Error('A draft is not registered.'));
  const gathered = await gather(tools, found, refuse);
  return draw(tools, gathered, { packet: null, memorandum: null });
}

/** Lines of the set as a paper of the record lists them. */
const paperLines = ({ forms }: Gathered) => {
  const items = new Map(forms.flatMap(({ form }) => form.items.map((item) => [item.id, item])));
  return [...items.values()].map(toLine);
};

interface Drawn {
  pdf: Buffer;
  pages: number;
  packet: RegisteredForm;
  /** Ids of the other papers that are bound in it. */
  papers: readonly string[];
}

/** Registers the packet with the hash of its file, and stores the file. */
async function store(
  work: UnitOfWork,
  signing: Signing,
  { pdf, pages, packet, papers }: Drawn,
  order: Pick<Parameters<typeof registerRecordPaper>[1], 'lines' | 'lineCount' | 'ledger'>,
): Promise<void> {
  const { trx } = work;
  const stored = await trx
    .updateTable('succession_signing')
    .set({ pdf, pages, papers: [...papers, packet.id] })
    .where('succession_id', '=', signing.successionId)
    .where('number', '=', signing.number)
    .where('pdf', 'is', null)
    .returning('number')
    .executeTakeFirst();
  // Another process made it at the same moment: its file is the packet.
  if (!stored) return;
  await registerRecordPaper(work, {
    ...order,
    kind: 'packet',
    subjectId: signing.successionId,
    edition: signing.number,
    names: packet,
    fileHash: createHash('sha256').update(pdf).digest(),
  });
}

/** Draws the packet of a signing and stores it, unless it is stored. */
async function makePdf(
  tools: PacketTools,
  found: FoundPacket,
  signing: Signing,
  openWork: OpenWork,
): Promise<void> {
  const gathered = await gather(tools, found, openWork);
  const { ledger } = gathered;
  if (!ledger) throw new Error('The ledger has no checkpoint to print.');
  const { checkAddress } = tools.stamps;
  const order = {
    lines: paperLines(gathered),
    lineCount: gathered.facts.lines.length,
    ledger: { size: ledger.size, root: ledger.root },
  };
  const memorandum = await openWork((work) =>
    registerRecordPaper(work, {
      ...order,
      kind: 'memorandum',
      subjectId: signing.successionId,
      edition: signing.number,
    }),
  );
  const packet = { ...namePaper(), checkAddress };
  const { stream, pages } = await draw(tools, gathered, {
    packet,
    memorandum: { id: memorandum.id, secret: memorandum.secret, checkAddress },
  });
  const pdf = await buffer(stream);
  const receipts = gathered.receipts.flatMap(({ receipt }) => receipt.registered?.id ?? []);
  const papers = [memorandum.id, ...receipts];
  await openWork((work) => store(work, signing, { pdf, pages, packet, papers }, order));
}

/** The papers that are bound in the packet of a signing, from the register, and the hash of its file. */
async function readBound(db: Kysely<Database>, signing: Signing) {
  const { papers } = await db
    .selectFrom('succession_signing')
    .select('papers')
    .where('succession_id', '=', signing.successionId)
    .where('number', '=', signing.number)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('printed_paper')
    .select(['id', 'kind', 'hand_receipt_id', 'edition', 'file_hash'])
    .where('id', '=', inArray(papers ?? []))
    .orderBy('printed_at')
    .orderBy('id')
    .execute();
  const file = rows.find(({ kind }) => kind === 'packet')?.file_hash;
  if (!file) throw new Error('The packet is not registered.');
  return {
    papers: rows.map(({ id, kind, hand_receipt_id: receipt, edition }) => ({
      id,
      kind,
      number: `${receipt ?? signing.successionId}/${edition}`,
    })),
    sha256: Buffer.from(file).toString('hex'),
  };
}

/** Everything that is committed, sealed. @throws Error where this server does not seal now; the making is tried again */
async function sealed({ db, sealer }: PacketTools): Promise<SealedCheckpoint> {
  const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  const checkpoint = await sealer.sealNow();
  if (!checkpoint || checkpoint.size < size) throw new Error('The ledger is not sealed up to the packet.');
  return checkpoint;
}

/**
 * Makes the packet of a signing: registers its papers, draws and stores the PDF, seals the ledger, and stores the JSON
 * that proves all of it. No transaction is open while it draws. What is done already is not done again, so that it may
 * break off anywhere.
 */
export async function makePacket(
  tools: PacketTools,
  found: FoundPacket & { signing: Signing },
  openWork: OpenWork,
): Promise<void> {
  const { db, stamps } = tools;
  const { signing, succession } = found;
  const { pdf } = await db
    .selectFrom('succession_signing')
    .select((row) => row('pdf', 'is not', null).as('pdf'))
    .where('succession_id', '=', signing.successionId)
    .where('number', '=', signing.number)
    .executeTakeFirstOrThrow();
  if (!pdf) await makePdf(tools, found, signing, openWork);
  const facts = await readPacketFacts(db, found, stamps.at);
  const json = await packetJson(db, facts, await readBound(db, signing), await sealed(tools));
  await openWork(async (work) => {
    const made = await work.trx
      .updateTable('succession_signing')
      .set({ json, made_at: work.at })
      .where('succession_id', '=', signing.successionId)
      .where('number', '=', signing.number)
      .where('made_at', 'is', null)
      .returning('number')
      .executeTakeFirst();
    if (made) await tellPacketReady(work, succession);
  });
}
