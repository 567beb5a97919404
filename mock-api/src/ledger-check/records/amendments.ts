import { type EventBody, type Json, canonicalize } from '@hand-receipt/ledger';
import { type AmendmentContents, amendmentDetails, readContents } from '../../amendments';
import { type RecordedTable, type Values, listOf, objectOf, textOf } from './recorded-table';
import { isOneOf } from './table-rows';

type Details = Record<string, Json>;

const NO_CONTENTS: AmendmentContents = { lines: [], photos: [], signatures: [], former: [] };

const objectsOf = (value: Json | undefined): Details[] => (Array.isArray(value) ? value.map(objectOf) : []);

const word = (value: Json | undefined): string => textOf(value) ?? 'nothing';

/** Who signed as what; null where nobody did. */
const signerOf = (details: Details, part: string): string | null =>
  textOf(objectsOf(details.signatures).find((signature) => signature.part === part)?.by);

/** What a row with all that belongs to it shows, or an event says, in the same words. */
const valuesOf = (details: Details): Values => ({
  unit: textOf(details.unitId),
  kind: textOf(details.kind),
  state: textOf(details.state),
  reason: textOf(details.reason),
  documentNumber: textOf(details.documentNumber),
  rule: details.rule ? canonicalize(details.rule) : null,
  createdAt: textOf(details.createdAt),
  reportedBy: textOf(details.reportedBy),
  proposedBy: textOf(details.proposedBy),
  endedBy: textOf(details.endedBy),
  endedAt: textOf(details.endedAt),
  endReason: textOf(details.endReason),
  lines: listOf(
    objectsOf(details.lines).map(
      ({ item, field, from, to }) => `${word(item)} ${word(field)} from ${word(from)} to ${word(to)}`,
    ),
  ),
  photos: listOf(details.photos),
  proposer: signerOf(details, 'proposed'),
  signer: signerOf(details, 'signed'),
  signatures: listOf(
    objectsOf(details.signatures).map(
      ({ part, method, at, contentHash }) => `${word(part)} ${word(method)} ${word(at)} ${word(contentHash)}`,
    ),
  ),
  former: listOf(
    objectsOf(details.former).map(
      ({ item, kind, value, until }) => `${word(item)} ${word(kind)} ${word(value)} until ${word(until)}`,
    ),
  ),
});

const isOpen = ({ state }: Values): boolean => state === 'reported' || state === 'proposed';

export const amendments: RecordedTable = {
  table: 'amendment',
  noun: 'Amendment',
  singular: 'amendment',
  plural: 'amendments',
  eventTypes: ['AMENDMENT'],
  timeColumn: 'created_at',
  itemColumn: null,
  fields: {
    unit: { label: 'unit ', as: 'unit', fixed: true },
    kind: { label: 'kind ', fixed: true },
    state: { label: 'state ' },
    reason: { label: 'reason ' },
    documentNumber: { label: 'document number ' },
    rule: { label: 'change of the rules ', fixed: true },
    createdAt: { label: 'created ', fixed: true },
    reportedBy: { label: 'reported by ', as: 'person', fixed: true },
    proposedBy: { label: 'proposed by ', as: 'person' },
    endedBy: { label: 'ended by ', as: 'person' },
    endedAt: { label: 'ended ' },
    endReason: { label: 'end reason ' },
    lines: { label: 'lines: ' },
    photos: { label: 'photos with SHA-256 ', as: 'hash' },
    proposer: { label: 'signature of the proposer ', as: 'person' },
    signer: { label: 'second signature ', as: 'person' },
    signatures: { label: 'signatures: ', as: 'hash' },
    former: { label: 'former numbers: ' },
  },
  saidBy({ details }: EventBody) {
    const id = textOf(details.amendmentId);
    if (id === null) return null;
    const values = valuesOf(details);
    return { id, itemId: null, values, isOpen: isOpen(values) };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('amendment').selectAll().where(isOneOf(of)).execute();
    const contents = await readContents(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      eventId: row.event_id,
      itemId: null,
      values: valuesOf({ ...amendmentDetails(row, contents.get(row.id) ?? NO_CONTENTS) }),
    }));
  },
  // Every row has had its event from the first one on: `event_id` is never null.
  foundAfter: () => Promise.resolve([]),
};
