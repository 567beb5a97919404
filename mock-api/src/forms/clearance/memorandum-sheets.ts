import type { ClearanceStepDto, PersonClearanceDto, SignatureDto } from '@hand-receipt/contracts';
import { dayWords } from '../../property';
import { writeSignatures } from '../amendment/signatures';
import { type PageStamp, drawStamp } from '../da2062/stamp';
import { formTime } from '../dates';
import { LETTER, MARGIN, WIDTH } from '../maintenance/sheet';
import { flowTable } from '../pdf/flow-table';
import type { TableColumn, TableEntry } from '../pdf/table';
import { PageFlow } from '../pdf/page-flow';
import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { paragraphs, printable } from '../pdf/printable';

const TITLE = 'CLEARANCE MEMORANDUM';
const BODY = { size: 10 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const TOP = LETTER[1] - MARGIN;
const STAMP_SIDE = 40;
const STAMP_WIDTH = 280;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 88;

type Key = 'line' | 'step' | 'state' | 'by';
const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'line', head: ['', 'NO.'], width: 36, centered: true },
  { key: 'step', head: ['', 'STEP'], width: 284 },
  { key: 'state', head: ['', 'STATE'], width: 60, centered: true },
  { key: 'by', head: ['', 'TICKED BY'], width: WIDTH - 380 },
];

/** What the memorandum of a clearance prints. */
export interface Memorandum {
  /** A clearance that was not cancelled. */
  page: PersonClearanceDto & { clearance: NonNullable<PersonClearanceDto['clearance']> };
  /** `PC-0004/1` of a registered paper, or `PC-0004`. */
  number: string;
  isSigned: boolean;
}

const toEntry = (step: ClearanceStepDto, index: number): TableEntry<Key> => ({
  cells: {
    line: [String(index + 1)],
    step: [printable(step.title)],
    state: [step.clear ? 'Clear' : 'Open'],
    by: step.done_by && step.done_at ? [printable(step.done_by.name), formTime(new Date(step.done_at))] : [],
  },
});

function writeFacts(flow: PageFlow, { page, isSigned }: Memorandum): void {
  const { person, clearance } = page;
  flow.write(printable(person.unit).toUpperCase(), { ...HEADING, size: 12, align: 'center' });
  flow.write(TITLE, { ...HEADING, size: 12, align: 'center' });
  flow.gap(12);
  const facts = [
    `Person: ${person.name}, ${person.unit}`,
    ...(person.position ? [`Position: ${person.position}`] : []),
    `Leaves the unit: ${dayWords(clearance.leaves_on)}`,
    `Clearance: ${clearance.id}, opened by ${clearance.opened_by.name} on ${formTime(new Date(clearance.opened_at))}.`,
  ];
  for (const fact of facts) {
    flow.write(printable(fact), BODY);
    flow.gap(4);
  }
  const claim = isSigned
    ? `${person.name} is signed for no item of this property book and owes it nothing that is listed here.`
    : 'Not signed. The steps are as they stand at the time of this print.';
  flow.gap(6);
  flow.write(printable(claim), BODY);
  flow.gap(10);
}

/** The steps, ruled, over as many pages as they take. */
function writeSteps(flow: PageFlow, steps: readonly ClearanceStepDto[]): void {
  flowTable(flow, COLUMNS, steps.map(toEntry));
  flow.gap(18);
}

function writeOverride(flow: PageFlow, { page: { clearance } }: Memorandum): void {
  const { override } = clearance;
  if (!override) return;
  flow.write(printable(`Overridden by ${override.by.name} on ${formTime(new Date(override.at))}`), HEADING);
  for (const paragraph of paragraphs(override.reason)) flow.write(paragraph, BODY);
  flow.gap(10);
}

function signaturesOf({ page: { clearance }, isSigned }: Memorandum): SignatureDto[] {
  const { signed_by: by, signed_at: at } = clearance;
  return isSigned && by && at ? [{ part: 'signed', by, at, method: 'own-session' }] : [];
}

/** Every sheet of a clearance memorandum. */
export function memorandumSheets(paper: Paper, memorandum: Memorandum, stamp: PageStamp): Sheet[] {
  const { page, number, isSigned } = memorandum;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: TOP, foot: FOOT });
  writeFacts(flow, memorandum);
  writeSteps(flow, page.steps);
  writeOverride(flow, memorandum);
  writeSignatures(flow, { signatures: signaturesOf(memorandum) }, [['signed', 'CLEARED BY']]);
  return flow.sheets((onto, sheet, sheets) => {
    if (!isSigned) onto.across('DRAFT', LETTER);
    drawStamp(onto, stamp, { x: MARGIN, y: 30, side: STAMP_SIDE, words: 'right', width: STAMP_WIDTH });
    const right = LETTER[0] - MARGIN;
    onto.text(TITLE, right, 50, { size: 10, face: 'bold', align: 'right' });
    onto.text(`${number}, PAGE ${sheet} OF ${sheets} PAGES`, right, 38, { size: 7, align: 'right' });
  });
}
