import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Company, testCompany } from '../custody/company';
import { exportAs } from './support/export';
import { type Picture, inkIn, renderPage } from './support/pdf';

/** Pixels to a point. */
const SCALE = 2;
/** A rule may be off by so much, in points. */
const TOLERANCE = 1;
/** Boxes of both sides that hold what is printed on the blank, or nothing (points from the lower left corner). */
const BODY = {
  front: { left: 38.5, bottom: 92, right: 749, top: 466, rows: 16 },
  reverse: { left: 28.5, bottom: 46, right: 764.5, top: 550, rows: 21 },
};

let blank: Buffer;
let front: Picture;
let reverse: Picture;
let company: Company;
beforeAll(async () => {
  blank = await readFile(path.join(__dirname, 'support/da2062-blank.pdf'));
  company = await testCompany();
  const { db } = company.database;
  const rows = Array.from({ length: 30 }, (_, index) => ({
    name: `Item ${index}`,
    serial_number: `R-${index}`,
    category: 'other' as const,
    unit_id: 'B',
    created_at: new Date(),
  }));
  const items = await db.insertInto('property').values(rows).returning('id').execute();
  const { rawPayload } = await exportAs(
    company,
    'halloran',
    items.map(({ id }) => id),
  );
  front = await renderPage(rawPayload, 1, SCALE);
  reverse = await renderPage(rawPayload, 2, SCALE);
});

/** Also a fine rule that lies between two pixels, which makes both of them grey. */
const isDark = ({ data, width }: Picture, x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 210;

/** Pixels from which a straight dark run of at least `least` pixels goes, along one axis, as positions across it. */
function rules(picture: Picture, along: 'x' | 'y', least: number): number[] {
  const [length, across] = along === 'x' ? [picture.width, picture.height] : [picture.height, picture.width];
  const found: number[] = [];
  for (let place = 0; place < across; place += 1) {
    let run = 0;
    for (let step = 0; step < length && run < least; step += 1) {
      run = isDark(picture, along === 'x' ? step : place, along === 'x' ? place : step) ? run + 1 : 0;
    }
    if (run >= least) found.push(place);
  }
  return found;
}

const near = (places: readonly number[], place: number) =>
  places.some((other) => Math.abs(other - place) <= TOLERANCE * SCALE);

describe.each([
  ['front', 1],
  ['reverse', 2],
] as const)('the %s', (side, page) => {
  test.each([
    ['across', 'x', 500],
    ['down', 'y', 300],
  ] as const)('is ruled %s where the blank form is, and nowhere else', async (_, along, length) => {
    const ours = rules(side === 'front' ? front : reverse, along, length * SCALE);
    const theirs = rules(await renderPage(blank, page, SCALE), along, length * SCALE);
    expect(theirs.length).toBeGreaterThan(side === 'front' ? 10 : 12);
    expect(theirs.filter((place) => !near(ours, place))).toEqual([]);
    expect(ours.filter((place) => !near(theirs, place))).toEqual([]);
  });
});

/** A cell of the first page without its rules: line from 1, and the edges of a column. */
function cell(line: number, left: number, right: number) {
  const { bottom, top, rows } = BODY.front;
  const pitch = (top - bottom) / rows;
  return {
    left: left + 2,
    right: right - 2,
    top: top - (line - 1) * pitch - 2.5,
    bottom: top - line * pitch + 2.5,
  };
}

test('entries leave ink in blocks b, e, f and A of their line, and none in the columns of later inventories', () => {
  const ink = (line: number, left: number, right: number) => inkIn(front, cell(line, left, right), SCALE);
  for (const line of [1, 8, 16]) {
    for (const [left, right] of [
      [195, 500],
      [555.6, 581.4],
      [581.4, 603.6],
      [603.6, 627.6],
    ] as const) {
      expect(ink(line, left, right)).toBeGreaterThan(0.004);
    }
    for (const [left, right] of [
      [37.8, 195],
      [627.6, 652],
      [652.2, 677.4],
      [701.4, 725.4],
      [725.4, 750],
    ] as const) {
      expect(ink(line, left, right)).toBe(0);
    }
  }
});

test('the signature stands in column A below the last line of the last page', () => {
  const last = { left: 622, right: 643, top: 550, bottom: 46 };
  const column = (top: number, bottom: number) => inkIn(reverse, { ...last, top, bottom }, SCALE);
  const lineTop = (line: number) => 551.1 - (line - 1) * 24.1;
  // 14 items and the end take the first 15 lines of the reverse; the signature begins on the next.
  expect(column(lineTop(16) - 10, lineTop(21) + 10)).toBeGreaterThan(0.02);
  const beside = inkIn(
    reverse,
    { left: 646, right: 667, top: lineTop(16) - 3, bottom: lineTop(17) + 3 },
    SCALE,
  );
  expect(beside).toBe(0);
});
