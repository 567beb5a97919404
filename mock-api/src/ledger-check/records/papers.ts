import { sql } from 'kysely';
import { hashLines, paperDetails, receiptDetails } from '../../papers';
import { type RecordedTable, objectOf, textOf, wordOf } from './recorded-table';
import { isOneOf } from './table-rows';

/** Hand receipts: the event of the first paper of each says whose it is. */
export const handReceipts: RecordedTable = {
  table: 'hand_receipt',
  noun: 'Hand receipt',
  singular: 'hand receipt',
  plural: 'hand receipts',
  eventTypes: ['PAPER'],
  timeColumn: 'opened_at',
  itemColumn: null,
  fields: {
    giverUserId: { label: 'giver ', as: 'person' },
    unitId: { label: 'property book of ', as: 'unit' },
    holderUserId: { label: 'holder ', as: 'person' },
    openedAt: { label: 'opened ' },
  },
  saidBy({ details }) {
    const id = textOf(details.number);
    if (id === null || details.opens !== true) return null;
    const values = {
      giverUserId: textOf(details.giverUserId),
      unitId: textOf(details.unitId),
      holderUserId: textOf(details.holderUserId),
      openedAt: textOf(details.openedAt),
    };
    return { id, itemId: null, values, isOpen: false };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('hand_receipt').selectAll().where(isOneOf(of)).execute();
    return rows.map((row) => {
      const { number: _, ...values } = receiptDetails(row);
      return { id: row.id, eventId: row.event_id, itemId: null, values };
    });
  },
  // Every row has its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};

/** The hash of the packet that is stored; of another paper no file is. */
const STORED_FILE = sql<
  string | null
>`(select encode(sha256(signing.pdf), 'hex') from succession_signing signing
  where printed_paper.kind = 'packet' and signing.succession_id = printed_paper.subject_id
    and signing.number = printed_paper.edition)`;

/** Papers: each has one event. */
export const papers: RecordedTable = {
  table: 'printed_paper',
  noun: 'Paper',
  singular: 'paper',
  plural: 'papers',
  eventTypes: ['PAPER'],
  timeColumn: 'printed_at',
  itemColumn: null,
  fields: {
    kind: { label: 'kind ' },
    number: { label: 'number ' },
    edition: { label: 'edition ' },
    requestId: { label: 'request ' },
    lines: { label: 'lines ' },
    linesHash: { label: 'lines with SHA-256 ', as: 'hash' },
    contents: { label: 'lines as listed with SHA-256 ', as: 'hash' },
    ledgerSize: { label: 'ledger of ' },
    root: { label: 'root ', as: 'hash' },
    printedBy: { label: 'printed by ', as: 'person' },
    printedAt: { label: 'printed ' },
    fileHash: { label: 'file with SHA-256 ', as: 'hash' },
    file: { label: 'file as stored with SHA-256 ', as: 'hash' },
  },
  saidBy({ details }) {
    const id = textOf(details.paperId);
    if (id === null) return null;
    const { kind, number, edition, requestId, lines, linesHash, ledgerSize, root, printedBy } =
      objectOf(details);
    const { printedAt, fileHash } = objectOf(details);
    const said = {
      kind,
      number,
      edition,
      requestId,
      lines,
      linesHash,
      ledgerSize,
      root,
      printedBy,
      printedAt,
      fileHash,
    };
    const values = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, wordOf(value)]));
    return {
      id,
      itemId: null,
      values: { ...values, contents: wordOf(linesHash), file: wordOf(fileHash) },
      isOpen: false,
    };
  },
  async rowsOf(db, of) {
    const rows = await db
      .selectFrom('printed_paper')
      .selectAll()
      .select(STORED_FILE.as('file'))
      .where(isOneOf(of))
      .execute();
    return rows.map((row) => {
      const { paperId: _, ...shown } = paperDetails(row);
      const values = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, wordOf(value)]));
      const contents = hashLines(row.lines).toString('hex');
      return {
        id: row.id,
        eventId: row.event_id,
        itemId: null,
        values: { ...values, contents, file: row.file },
      };
    });
  },
  // Every row has its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
