import {
  type ComponentCountDto,
  type CountComponentsDto,
  type PropertyDto,
  personName,
} from '@hand-receipt/contracts';
import type { ServerNow } from '@hand-receipt/data';
import type { QueueEntry } from '@hand-receipt/platform';
import { formatDate, formatDateTime } from '@hand-receipt/ui';

/** One fact, as the change says it and as the server has it; '' where one of them says nothing of it. */
export interface Line {
  label: string;
  mine: string;
  theirs: string;
}

type Item = Extract<ServerNow, { kind: 'item' }>['item'];

const ITEM_FIELDS: readonly [keyof PropertyDto, string][] = [
  ['name', 'Name'],
  ['serial_number', 'Serial number'],
  ['category', 'Category'],
  ['nsn', 'NSN'],
  ['lin', 'LIN'],
  ['location', 'Location'],
  ['description', 'Description'],
  ['current_status', 'Status'],
];

const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const fieldsOf = (data: unknown) =>
  (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;

const holderOf = ({ assigned_to: holder }: Item): string => (holder ? personName(holder) : 'Nobody');

/** When the item was last seen, and by whom. */
const lastSeen = ({ last_verified: seen }: Item): string =>
  seen ? `${formatDateTime(seen.at)}, ${seen.by}` : '';

function created(data: Record<string, unknown>, item: Item): Line[] {
  const lines = ITEM_FIELDS.map(([field, label]) => ({
    label,
    mine: said(data[field]),
    theirs: said(item[field]),
  }));
  return [...lines, { label: 'Holder', mine: 'You', theirs: holderOf(item) }];
}

/** Of an edit of the record: what it says of each field, empty where it says nothing. */
function edited({ call, data }: QueueEntry, item: Item): Line[] {
  if (call?.key !== 'PATCH /api/property/:id') return [];
  const sent = fieldsOf(data);
  return ITEM_FIELDS.filter(([field]) => field in sent).map(([field, label]) => ({
    label,
    mine: said(sent[field]) || 'Not stated',
    theirs: said(item[field]) || 'Not stated',
  }));
}

/** Of a calibration: when it was done and is due again, as it was recorded and as the server has it. */
function calibrated({ call, data }: QueueEntry, item: Item): Line[] {
  if (call?.key !== 'POST /api/property/:id/calibrations') return [];
  const sent = fieldsOf(data);
  const { lastCalibrationDate: last, nextCalibrationDueDate: due } = item.calibration_info ?? {};
  return [
    { label: 'Calibrated', mine: formatDate(said(sent.doneOn)), theirs: last ? formatDate(last) : 'Never' },
    {
      label: 'Next due',
      mine: said(sent.nextDue) && formatDate(said(sent.nextDue)),
      theirs: due ? formatDate(due) : '',
    },
    { label: 'Calibrated by', mine: said(sent.byName), theirs: '' },
  ];
}

/** One component as it was counted and as the server has it. Nothing is said of damage that neither of them found. */
function countLines({ componentId, onHand, damaged }: ComponentCountDto, item: Item): Line[] {
  const now = item.components.find(({ id }) => id === componentId);
  const name = now?.name ?? `Component ${componentId}`;
  const counted = now?.onHand ?? (now ? 'Not counted' : 'Not on record');
  const lines = [{ label: `${name}, on hand`, mine: said(onHand), theirs: said(counted) }];
  if (damaged === 0 && !now?.damaged) return lines;
  return [...lines, { label: `${name}, damaged`, mine: said(damaged), theirs: said(now?.damaged) }];
}

/** Of a count of components: each that was counted, as its person counted it and as the server has it. */
function counted({ call, data }: QueueEntry, item: Item): Line[] {
  if (call?.key !== 'PUT /api/property/:id/component-counts') return [];
  const { counts } = fieldsOf(data) as Partial<CountComponentsDto>;
  return (counts ?? []).flatMap((count) => countLines(count, item));
}

function aboutItem(entry: QueueEntry, item: Item): Line[] {
  const data = fieldsOf(entry.data);
  if (entry.type === 'create') return created(data, item);
  const seen = entry.type === 'verify' ? `${formatDateTime(entry.timestamp)}, you` : '';
  return [
    { label: 'Item', mine: '', theirs: `${item.name} ${item.serial_number}` },
    ...edited(entry, item),
    ...calibrated(entry, item),
    ...counted(entry, item),
    { label: 'Status', mine: said(data.status), theirs: item.current_status },
    { label: 'Holder', mine: '', theirs: holderOf(item) },
    { label: 'Last seen', mine: seen, theirs: lastSeen(item) },
    { label: 'Notes', mine: said(data.notes), theirs: '' },
  ];
}

function aboutStock(entry: QueueEntry, item: Extract<ServerNow, { kind: 'consumable' }>['item']): Line[] {
  const data = fieldsOf(entry.data);
  const issued = entry.call?.key === 'POST /api/consumables/:id/issue';
  return [
    { label: 'Consumable', mine: '', theirs: item.name },
    {
      label: issued ? 'Issue' : 'Restock',
      mine: said(data.quantity),
      theirs: `${item.currentQuantity} (${item.unit}) on hand`,
    },
    { label: 'Issued to', mine: said(data.issuedTo), theirs: '' },
    { label: 'Notes', mine: said(data.notes), theirs: '' },
  ];
}

/** A change beside what the server has now, fact by fact. What neither of them says is left out. */
export function compare(entry: QueueEntry, now: ServerNow): Line[] {
  const lines = now.kind === 'item' ? aboutItem(entry, now.item) : aboutStock(entry, now.item);
  return lines.filter(({ mine, theirs }) => mine || theirs);
}

/** Whether both say something, and not the same. */
export const differs = ({ mine, theirs }: Line): boolean => mine !== '' && theirs !== '' && mine !== theirs;
