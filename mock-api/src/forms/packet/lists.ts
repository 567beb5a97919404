import {
  DIFFERENCE_ACT_WORDS,
  type SuccessionDetailDto,
  type SuccessionDifferenceDto,
} from '@hand-receipt/contracts';
import { DIFFERENCE_WORDS, type PacketFacts } from '../../succession';
import { WIDTH } from '../maintenance/sheet';
import type { TableColumn } from '../pdf/table';
import { printable } from '../pdf/printable';
import type { PacketUpload } from './load-uploads';
import { type TextPage, dayOf, timeWords } from './text-page';
import { NOTE_WORDS } from './words';

type Uploads = ReadonlyMap<string, PacketUpload>;
type Difference = SuccessionDifferenceDto;

const EXCLUDED: readonly TableColumn<'serial' | 'name' | 'section' | 'by'>[] = [
  { key: 'serial', head: ['', 'SERIAL NUMBER'], width: 110 },
  { key: 'name', head: ['', 'ITEM'], width: 170 },
  { key: 'section', head: ['', 'SECTION'], width: 110 },
  { key: 'by', head: ['', 'BY'], width: WIDTH - 390 },
];

const LEFT_OUT: readonly TableColumn<'section' | 'items' | 'reason'>[] = [
  { key: 'section', head: ['', 'SECTION'], width: 190 },
  { key: 'items', head: ['', 'ITEMS'], width: 50, centered: true },
  { key: 'reason', head: ['', 'REASON'], width: WIDTH - 240 },
];

const LEFT_ITEMS: readonly TableColumn<'serial' | 'name' | 'section'>[] = [
  { key: 'serial', head: ['', 'SERIAL NUMBER'], width: 110 },
  { key: 'name', head: ['', 'ITEM'], width: 240 },
  { key: 'section', head: ['', 'SECTION'], width: WIDTH - 350 },
];

/** `Loss case LC-0003`: by which act, and on which paper. */
const actWords = ({ act, ref, document_on: on }: Difference): string =>
  [act ? DIFFERENCE_ACT_WORDS[act] : 'Open', ref, on && `of ${dayOf(on)}`].filter(Boolean).join(' ');

/** Items of the set that stay with the outgoing person, and sections that were not signed. */
export function writeLeft(page: TextPage, { detail, lines, leftOut }: PacketFacts): void {
  const titles = new Map(detail.sections.map(({ number, title }) => [number, title]));
  const excluded = lines.filter((line) => line.excluded);
  page.head(detail.unit.name);
  page.heading(`Excluded items (${excluded.length})`);
  if (excluded.length === 0) page.text('None.');
  else page.text(`They stay with ${detail.from.name} until their cases end.`);
  const rows = excluded.map(({ itemId, serialNumber, section }) => {
    const own = detail.differences.filter(({ item }) => item?.id === itemId);
    return {
      cells: {
        serial: [printable(serialNumber)],
        name: [printable(own[0]?.item?.name ?? '')],
        section: [printable(titles.get(section) ?? '')],
        by: own.map((difference) =>
          printable(`${DIFFERENCE_WORDS[difference.kind]}: ${actWords(difference)}`),
        ),
      },
    };
  });
  if (rows.length > 0) page.table(EXCLUDED, rows);
  const left = detail.sections.filter(({ included, state }) => !included || state === 'left-out');
  page.heading(`Sections left out (${left.length})`);
  if (left.length === 0) page.text('None.');
  else page.text(`${detail.from.name} stays responsible for them.`);
  const sections = left.map(({ title, items, leave_out_reason }) => ({
    cells: {
      section: [printable(title)],
      items: [String(items)],
      reason: [printable(leave_out_reason ?? 'Not chosen in the plan')],
    },
  }));
  if (sections.length > 0) page.table(LEFT_OUT, sections);
  if (leftOut.length === 0) return;
  page.heading(`Items left out (${leftOut.length})`);
  const items = leftOut.map(({ serialNumber, name, section }) => ({
    cells: {
      serial: [printable(serialNumber)],
      name: [printable(name)],
      section: [printable(titles.get(section) ?? '')],
    },
  }));
  page.table(LEFT_ITEMS, items);
}

function writeDifference(page: TextPage, difference: Difference, uploads: Uploads): void {
  const { id, kind, item, found, found_name: name, note, resolved_by: by, agreed_at: agreed } = difference;
  const what = item ? `${item.name} ${item.serial_number}` : (name ?? '');
  page.heading(`${id}, ${DIFFERENCE_WORDS[kind]}: ${what}`);
  if (found) page.text(`Found: ${found}`);
  page.text(`${actWords(difference)}.${by ? ` By ${by.name}.` : ''}`);
  if (note) page.text(note);
  page.text(agreed ? `Agreed on ${timeWords(agreed)}.` : 'Not agreed yet.');
  page.upload('As found', uploads.get(difference.found_upload?.id ?? ''));
  page.upload('Document', uploads.get(difference.upload?.id ?? ''));
}

/** What the count found and the book did not say, with the act that ended it and what was uploaded. */
export function writeDifferences(page: TextPage, { detail }: PacketFacts, uploads: Uploads): void {
  page.head(detail.unit.name);
  if (detail.differences.length === 0) page.text('The count found no difference.');
  for (const difference of detail.differences) writeDifference(page, difference, uploads);
}

type Note = SuccessionDetailDto['notes'][number];

function writeNote(page: TextPage, note: Note, uploads: Uploads): void {
  const { kind, text, days, granted_by: grantedBy, item, by, at, upload } = note;
  page.heading(`${NOTE_WORDS[kind]}, ${by.name}, ${timeWords(at)}`);
  if (days !== null) page.text(`${days} days${grantedBy ? `, granted by ${grantedBy}` : ''}.`);
  if (item) page.text(`Item ${item.serial_number}.`);
  page.text(text);
  page.upload('Document', uploads.get(upload?.id ?? ''));
}

/** Extensions of the due date, then notes and papers on hand. */
export function writeNotes(page: TextPage, { detail }: PacketFacts, uploads: Uploads): void {
  const isExtension = ({ kind }: Note) => kind === 'extension';
  page.head(detail.unit.name);
  page.heading('Extensions');
  const extensions = detail.notes.filter(isExtension);
  if (extensions.length === 0) page.text('None.');
  for (const note of extensions) writeNote(page, note, uploads);
  page.heading('Notes');
  const notes = detail.notes.filter((note) => !isExtension(note));
  if (notes.length === 0) page.text('None.');
  for (const note of notes) writeNote(page, note, uploads);
}
