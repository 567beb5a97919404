import type { GainKind, PropertyDetailsDto, SignatureDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople } from '../../access';
import { type Database, notFound } from '../../kernel';
import { findPropertyDetails } from '../../property';
import { unitSetting } from '../../unit-settings';
import { writeSignatures } from '../amendment/signatures';
import { writeLines } from '../closing/write-lines';
import type { FormStamps } from '../da2062/export';
import { type PageStamp, drawStamp, pageStamp } from '../da2062/stamp';
import { formTime } from '../dates';
import { LETTER, MARGIN } from '../maintenance/sheet';
import { PageFlow } from '../pdf/page-flow';
import { Paper } from '../pdf/paper';
import { type PdfStream, type Sheet, printSheets } from '../pdf/print-sheets';
import { paragraphs, printable } from '../pdf/printable';

const TITLE = 'GAIN';
/** No blank of the form was measured, so this paper does not pretend to be one. */
const MANNER = 'In the manner of DA Form 3161';
const BODY = { size: 10 } as const;
const HEADING = { size: 10, face: 'bold' } as const;
const TOP = LETTER[1] - MARGIN;
const STAMP_SIDE = 40;
const STAMP_WIDTH = 280;
/** Lower edge of the text: the stamp stands below it. */
const FOOT = 88;

const SOURCES: Record<GainKind, string> = {
  opening: 'On the book before it was entered here',
  issue: 'Issue',
  'lateral-in': 'Lateral transfer',
  'found-on-installation': 'Found on installation',
  other: 'Other',
};

/** Everything that the paper of a gain prints. */
interface GainPaper {
  item: PropertyDetailsDto;
  unit: string;
  citation: string | null;
  signatures: SignatureDto[];
}

async function readSignatures(db: Kysely<Database>, itemId: string): Promise<SignatureDto[]> {
  const rows = await db
    .selectFrom('property')
    .innerJoin('signature', 'signature.id', 'property.gain_signature_id')
    .select(['signature.part', 'signature.user_id', 'signature.method', 'signature.at'])
    .where('property.id', '=', itemId)
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ part, user_id, method, at }) => {
    const by = people.get(user_id);
    return by ? [{ part, by, method, at: at.toISOString() }] : [];
  });
}

async function loadPaper(db: Kysely<Database>, viewer: Viewer, id: string, now: Date): Promise<GainPaper> {
  const item = await findPropertyDetails(db, viewer, id, now);
  if (!item) throw notFound('Property not found');
  const unit = await db
    .selectFrom('property')
    .innerJoin('units', 'units.id', 'property.unit_id')
    .select(['units.id', 'units.name'])
    .where(sql<boolean>`property.id = ${id}`)
    .executeTakeFirstOrThrow();
  return {
    item,
    unit: unit.name,
    citation: await unitSetting(db, unit.id, 'citation.closing'),
    signatures: await readSignatures(db, id),
  };
}

/** An approver signs for what was found; every other gain has the paper of its source. */
const needsSignature = ({ item }: GainPaper): boolean => item.gain.kind === 'found-on-installation';

function writeFacts(flow: PageFlow, { item: { gain }, unit, citation }: GainPaper): void {
  flow.write(printable(unit).toUpperCase(), { ...HEADING, size: 12, align: 'center' });
  flow.write(TITLE, { ...HEADING, size: 12, align: 'center' });
  flow.write(MANNER, { size: 8, align: 'center' });
  flow.gap(12);
  const facts = [
    `Document number: ${gain.document_number ?? '(none)'}`,
    `Source: ${SOURCES[gain.kind]}`,
    ...(gain.from ? [`From: ${gain.from}`] : []),
    `To: ${unit}`,
    ...(gain.by && gain.at ? [`Entered by ${gain.by} on ${formTime(new Date(gain.at))}.`] : []),
  ];
  for (const fact of facts) {
    flow.write(printable(fact), BODY);
    flow.gap(4);
  }
  if (citation) {
    flow.write('Reference', HEADING);
    for (const paragraph of paragraphs(citation)) flow.write(paragraph, BODY);
  }
  flow.gap(10);
}

function gainSheets(paper: Paper, content: GainPaper, stamp: PageStamp): Sheet[] {
  const { item, signatures } = content;
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: TOP, foot: FOOT });
  writeFacts(flow, content);
  writeLines(flow, [
    {
      cells: {
        line: ['1'],
        stock: [printable(item.nsn ?? '(none)'), ...(item.lin ? [printable(`LIN ${item.lin}`)] : [])],
        description: [printable(item.name), printable(`SN ${item.serial_number}`)],
        unit: [printable(item.unit_of_issue ?? 'EA')],
        quantity: ['1'],
        condition: [''],
      },
    },
  ]);
  if (needsSignature(content)) writeSignatures(flow, { signatures }, [['signed', 'APPROVED BY']]);
  const isOpen = needsSignature(content) && signatures.length === 0;
  return flow.sheets((onto, page, pages) => {
    if (isOpen) onto.across('NOT SIGNED', LETTER);
    drawStamp(onto, stamp, { x: MARGIN, y: 30, side: STAMP_SIDE, words: 'right', width: STAMP_WIDTH });
    const right = LETTER[0] - MARGIN;
    onto.text(TITLE, right, 50, { size: 10, face: 'bold', align: 'right' });
    onto.text(`${item.id}, PAGE ${page} OF ${pages} PAGES`, right, 38, { size: 7, align: 'right' });
  });
}

/**
 * Prints how an item came into the book.
 *
 * @throws ApiError 404 for one that the viewer may not see.
 */
export async function makeGainPaper(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  { at, program, stampOf }: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  const content = await loadPaper(db, viewer, id, at);
  const stamp = await stampOf([id]);
  const paper = await Paper.open({ title: `Gain ${id}`, at });
  const sheets = gainSheets(paper, content, pageStamp({ number: id, at, stamp, program }));
  return { file: printSheets(paper, sheets), fileName: `Gain_${id}.pdf` };
}
