import type { EventBody, Json } from '@hand-receipt/ledger';
import { type ClosingContents, closingDetails, readContents } from '../../closings';
import { type RecordedTable, type Values, listOf, objectOf, textOf } from './recorded-table';
import { isOneOf } from './table-rows';

type Details = Record<string, Json>;

const NO_CONTENTS: ClosingContents = { lines: [], signatures: [], copyHash: null };

const objectsOf = (value: Json | undefined): Details[] => (Array.isArray(value) ? value.map(objectOf) : []);

const word = (value: Json | undefined): string => textOf(value) ?? 'nothing';

/** Who signed as what; null where nobody did. */
const signerOf = (details: Details, part: string): string | null =>
  textOf(objectsOf(details.signatures).find((signature) => signature.part === part)?.by);

const lineWords = ({ item, name, serialNumber, nsn, lin, unitOfIssue, holder, shortages }: Details): string =>
  [item, name, serialNumber, nsn, lin, unitOfIssue, holder].map(word).join(' ') +
  (Array.isArray(shortages) ? shortages.map((short) => `, short ${word(short)}`).join('') : '');

/** What a row with all that belongs to it shows, or an event says, in the same words. */
const valuesOf = (details: Details): Values => ({
  unit: textOf(details.unitId),
  kind: textOf(details.kind),
  state: textOf(details.state),
  documentNumber: textOf(details.documentNumber),
  receivingActivity: textOf(details.receivingActivity),
  receivingUnit: textOf(details.receivingUnitId),
  conditionCode: textOf(details.conditionCode),
  reason: textOf(details.reason),
  lossCase: textOf(details.lossCaseId),
  preparedBy: textOf(details.preparedBy),
  createdAt: textOf(details.createdAt),
  signedBy: textOf(details.signedBy),
  signedAt: textOf(details.signedAt),
  copy: textOf(details.copyHash),
  copiedBy: textOf(details.copiedBy),
  copiedAt: textOf(details.copiedAt),
  receivedByName: textOf(details.receivedByName),
  receivedOn: textOf(details.receivedOn),
  completedAt: textOf(details.completedAt),
  endedBy: textOf(details.endedBy),
  endedAt: textOf(details.endedAt),
  endedReason: textOf(details.endedReason),
  lines: listOf(objectsOf(details.lines).map(lineWords)),
  preparer: signerOf(details, 'proposed'),
  approver: signerOf(details, 'signed'),
  signatures: listOf(
    objectsOf(details.signatures).map(
      ({ part, method, at, contentHash }) => `${word(part)} ${word(method)} ${word(at)} ${word(contentHash)}`,
    ),
  ),
});

const isOpen = ({ state }: Values): boolean => state === 'prepared' || state === 'signed';

export const closings: RecordedTable = {
  table: 'closing',
  noun: 'Closing',
  singular: 'closing',
  plural: 'closings',
  eventTypes: ['CLOSING'],
  timeColumn: 'created_at',
  itemColumn: null,
  fields: {
    unit: { label: 'unit ', as: 'unit', fixed: true },
    kind: { label: 'kind ', fixed: true },
    state: { label: 'state ' },
    documentNumber: { label: 'document number ', fixed: true },
    receivingActivity: { label: 'receiving activity ', fixed: true },
    receivingUnit: { label: 'receiving unit ', as: 'unit', fixed: true },
    conditionCode: { label: 'condition code ', fixed: true },
    reason: { label: 'reason ', fixed: true },
    lossCase: { label: 'loss case ' },
    preparedBy: { label: 'prepared by ', as: 'person', fixed: true },
    createdAt: { label: 'created ', fixed: true },
    signedBy: { label: 'signed by ', as: 'person' },
    signedAt: { label: 'signed ' },
    copy: { label: 'signed copy with SHA-256 ', as: 'hash' },
    copiedBy: { label: 'copy by ', as: 'person' },
    copiedAt: { label: 'copy of ' },
    receivedByName: { label: 'received by ' },
    receivedOn: { label: 'received on ' },
    completedAt: { label: 'completed ' },
    endedBy: { label: 'ended by ', as: 'person' },
    endedAt: { label: 'ended ' },
    endedReason: { label: 'end reason ' },
    lines: { label: 'items: ', fixed: true },
    preparer: { label: 'signature of the preparer ', as: 'person' },
    approver: { label: 'signature of the approver ', as: 'person' },
    signatures: { label: 'signatures: ', as: 'hash' },
  },
  saidBy({ details }: EventBody) {
    const id = textOf(details.closingId);
    if (id === null) return null;
    const values = valuesOf(details);
    return { id, itemId: null, values, isOpen: isOpen(values) };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('closing').selectAll().where(isOneOf(of)).execute();
    const contents = await readContents(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      eventId: row.event_id,
      itemId: null,
      values: valuesOf({ ...closingDetails(row, contents.get(row.id) ?? NO_CONTENTS) }),
    }));
  },
  // Every row has had its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
