import { buffer } from 'node:stream/consumers';
import { writeSignatures } from '../../src/forms/amendment/signatures';
import { partyOf } from '../../src/forms/da2062/party';
import { FRONT, HEAD } from '../../src/forms/da2062/geometry';
import { layPages } from '../../src/forms/da2062/pages';
import type { Entry } from '../../src/forms/da2062/entry';
import type { HandReceipt } from '../../src/forms/da2062/hand-receipt';
import { laySheets, layReceipt } from '../../src/forms/da2062/sheets';
import type { MaintenanceForm } from '../../src/forms/maintenance/maintenance-form';
import { makeMaintenanceForm } from '../../src/forms/maintenance/make-pdf';
import { LETTER, MARGIN } from '../../src/forms/maintenance/sheet';
import { PageFlow } from '../../src/forms/pdf/page-flow';
import { Paper } from '../../src/forms/pdf/paper';
import { printSheets } from '../../src/forms/pdf/print-sheets';
import { drawBack, drawFront } from '../../src/forms/weapon-cards/draw-card';
import { type PdfPage, type PdfText, readPdf } from './support/pdf';

/** The widest that a field of so many characters may hold: capitals, in words and in one word. */
const words = (length: number) => 'MAINTENANCE '.repeat(length).slice(0, length).trim().padEnd(length, 'W');
const oneWord = (length: number) => 'W'.repeat(length);
/** pdf.js rounds. */
const TOLERANCE = 0.6;

const from = partyOf({
  sent: { rank: words(120), name: words(120), title: words(120), phone: words(120) },
  unit: { unitName: oneWord(120), dodaac: words(120), location: words(120) },
});
const receiptWith = (more: Partial<HandReceipt> = {}): HandReceipt => ({
  number: 'HR-0017/3',
  citation: null,
  fileName: 'DA2062.pdf',
  from,
  to: from,
  endItemStockNumber: words(120),
  at: new Date('2026-11-21T12:00:00Z'),
  items: [],
  groupByCategory: false,
  withCodes: false,
  acceptance: null,
  registered: null,
  stamp: null,
  program: { digest: null, verifier: null },
  ...more,
});
const item: HandReceipt['items'][number] = {
  id: 'P-1',
  name: oneWord(200),
  serialNumber: oneWord(64),
  category: 'other',
  nsn: '1005-01-231-0973',
  lin: 'R97234',
  securityLevel: null,
  ciic: null,
  missingSince: null,
  unitId: 'B',
  unitName: 'B Co',
  holderId: null,
  aboveId: null,
  unitOfIssue: null,
  temporary: null,
  components: [
    { name: words(200), nsn: null, ui: null, arc: null, quantity: 1, onHand: null, damaged: 0 },
  ] as unknown as HandReceipt['items'][number]['components'],
  publication: { number: words(60), date: '2026-11-21' },
};

async function pagesOf(sheets: Awaited<ReturnType<typeof layReceipt>>, paper: Paper): Promise<PdfPage[]> {
  return (await readPdf(await buffer(printSheets(paper, sheets).stream))).pages;
}
const open = () => Paper.open({ title: 'Long texts', at: new Date() });

/** Texts that stand in a box with their whole letters, by where they begin. */
const beginIn = (
  { texts }: PdfPage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) => texts.filter((text) => text.x >= x && text.x < x + width && text.y >= y - 8 && text.y <= y + height + 1);
const endsBy = (texts: readonly PdfText[], right: number) =>
  texts.filter((text) => text.x + text.width > right + TOLERANCE).map(({ text }) => text);

describe('DA 2062 with the longest texts of every field', () => {
  test('each blank of the head holds all that is entered, from its upper edge to its lower one', async () => {
    const paper = await open();
    const pages = await pagesOf(await layReceipt(paper, receiptWith({ items: [item] })), paper);
    const annex = pages.find(({ texts }) => texts.some(({ text }) => text === 'ANNEX 1'));
    for (const page of [pages[0], annex]) {
      for (const [name, box] of Object.entries(HEAD)) {
        const entered = beginIn(page as PdfPage, box).filter(({ y }) => y < box.y + box.height);
        expect([name, endsBy(entered, box.x + box.width)]).toEqual([name, []]);
        for (const { y } of entered) expect([name, y >= box.y - TOLERANCE]).toEqual([name, true]);
      }
    }
    const entered = beginIn(pages[0] as PdfPage, HEAD.from).map(({ text }) => text.replaceAll(' ', ''));
    expect(entered.join('')).toContain(from.lines.join('').replaceAll(' ', ''));
  });

  test('a heading in bold letters ends where its column ends, and so does the signature', async () => {
    const paper = await open();
    const heading: Entry = { stock: [], description: [words(400)], kind: 'heading' };
    const [page] = await pagesOf(await laySheets(paper, receiptWith(), [heading]), paper);
    const [left, right] = FRONT.fields.b;
    const written = (page?.texts ?? []).filter(({ x, y }) => x >= left && x < right && y < 467);
    expect(written.length).toBeGreaterThan(3);
    expect(endsBy(written, right)).toEqual([]);
    const signed = (page?.texts ?? []).filter(({ upwards }) => upwards);
    expect(signed.every(({ y, width }) => y + width < 467)).toBe(true);
  });

  test('no heading stays behind at the foot of a page, however many lines it takes', async () => {
    const paper = await open();
    const line: Entry = { stock: [], description: ['Item'], kind: 'item' };
    const lines = Array.from({ length: 13 }, () => line);
    const heading: Entry = { stock: [], description: [words(200)], kind: 'heading' };
    const second: Entry = { stock: [], description: ['OPTICS'], kind: 'heading' };
    const pages = await layPages(paper, [...lines, heading, second, line], 0);
    expect(pages.map((rows) => rows.map(({ kind }) => kind))).toEqual([
      lines.map(() => 'item'),
      ['heading', 'heading', 'heading', 'item'],
    ]);
  });
});

describe.each(['DA2404', 'DA5988E'] as const)('%s with the longest texts of every field', (type) => {
  const form: MaintenanceForm = {
    type,
    number: 'D-0012',
    organization: oneWord(120),
    adminNumber: 'P-0001',
    nomenclature: oneWord(200),
    nsn: '2320-01-371-9577',
    serialNumber: oneWord(64),
    location: oneWord(200),
    urgency: 'critical',
    miles: '9999999',
    hours: '9999999.123456',
    date: new Date(),
    inspector: `SFC ${oneWord(80)}`,
    remarks: [words(400)],
    faults: [
      {
        number: 1,
        date: new Date(),
        tmItem: oneWord(20),
        symbol: 'X',
        description: [words(300)],
        actions: [words(300)],
        initial: 'W',
      },
    ],
    reports: [],
    parts: [
      {
        fault: 1,
        document: 'M-0001',
        partNumber: oneWord(60),
        name: words(120),
        due: 1,
        received: 0,
        arrival: '',
      },
    ],
    photos: [new Uint8Array([1])],
  };

  test('nothing crosses the edge of its cell or of the page', async () => {
    const { stream } = await makeMaintenanceForm(form, new Date());
    const { pages } = await readPdf(await buffer(stream));
    for (const { texts } of pages) expect(endsBy(texts, LETTER[0] - MARGIN)).toEqual([]);
    const head = pages[0]?.texts.filter(({ y, size }) => y > 560 && size > 0 && size < 9) ?? [];
    const organization = head.filter(({ text }) => /^W+$/.test(text) && text.length > 0);
    expect(organization.length).toBeGreaterThan(0);
    const width = type === 'DA2404' ? 230 : 270;
    expect(
      organization
        .filter(({ x, y }) => x < MARGIN + 10 && y > 690)
        .map((text) => endsBy([text], MARGIN + width)),
    ).not.toContainEqual([expect.any(String)]);
  });
});

test('names, units and positions of signatures stay in their blocks', async () => {
  const paper = await open();
  const flow = new PageFlow(paper, { size: LETTER, margin: MARGIN, top: LETTER[1] - MARGIN, foot: 60 });
  const by = {
    id: 'U-1',
    rank: 'SFC' as const,
    name: `SFC ${oneWord(80)}`,
    lastName: oneWord(80),
    unit: oneWord(120),
    position: words(120),
  };
  const signature = { by, at: '2026-11-21T12:00:00Z', method: 'passkey-on-device' } as const;
  writeSignatures(flow, {
    signatures: [
      { ...signature, part: 'proposed' },
      { ...signature, part: 'signed' },
    ] as unknown as Parameters<typeof writeSignatures>[1]['signatures'],
  });
  const [page] = await pagesOf(
    flow.sheets(() => undefined),
    paper,
  );
  const texts = page?.texts ?? [];
  expect(
    endsBy(
      texts.filter(({ x }) => x < 300),
      MARGIN + 252,
    ),
  ).toEqual([]);
  expect(endsBy(texts, LETTER[0] - MARGIN)).toEqual([]);
});

test('a weapon card holds the longest texts on both sides', async () => {
  const paper = await open();
  const card = {
    number: 'WC-0031',
    payload: 'HR1/W/WC-0031',
    unit: oneWord(120),
    nsn: '1005-01-231-0973',
    serialNumber: oneWord(64),
    description: oneWord(200),
    name: `${oneWord(80)}, ${oneWord(80)}`,
    grade: 'E-7',
  };
  const [page] = await pagesOf(
    [
      (onto) => {
        onto.addPage(LETTER);
        drawFront(onto, card, 36, 400);
        drawBack(onto, card, 36, 200);
      },
    ],
    paper,
  );
  const texts = page?.texts ?? [];
  expect(endsBy(texts, 36 + 270)).toEqual([]);
  expect(texts.filter(({ x }) => x < 36)).toEqual([]);
});
