import { buffer } from 'node:stream/consumers';
import type { WeaponCard } from '../../src/forms/weapon-cards/draw-card';
import { makeWeaponCards } from '../../src/forms/weapon-cards/make-pdf';
import { type PdfPage, readPdf, renderPage, wordsOf } from './support/pdf';
import { readCodes } from './support/read-codes';

const cardOf = (number: string, changes: Partial<WeaponCard> = {}): WeaponCard => ({
  number,
  payload: `HR1/W/${number}`,
  unit: 'B Co',
  nsn: '1005-01-231-0973',
  serialNumber: `W-${number}`,
  description: 'Carbine, 5.56 mm, M4A1',
  name: 'WHITAKER, JAMES',
  grade: 'SPC',
  ...changes,
});

const print = async (cards: readonly WeaponCard[]): Promise<Buffer> =>
  buffer((await makeWeaponCards(cards, new Date('2026-11-25T06:00:00Z'))).stream);

/** Where a card's number stands on a page: its column and row, from the upper left. */
function placeOf(page: PdfPage, number: string): [column: number, row: number] {
  const text = page.texts.find((one) => one.text.startsWith(number));
  if (!text) throw new Error(`${number} is not on the page`);
  return [Math.floor((text.x - 36) / 270), Math.floor((792 - 36 - text.y) / 180)];
}

const numbers = Array.from({ length: 10 }, (_, index) => `WC-00${31 + index}`);

describe('weapon cards', () => {
  test('CNTR-36 stand eight on a letter page, each back behind its front when the paper is turned', async () => {
    const { pages } = await readPdf(await print(numbers.map((number) => cardOf(number))));
    expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([612, 792]));
    const sheets = [
      [pages[0], pages[1], numbers.slice(0, 8)],
      [pages[2], pages[3], numbers.slice(8)],
    ] as const;
    for (const [front, back, shown] of sheets) {
      if (!front || !back) throw new Error('a page is missing');
      for (const number of shown) {
        const [column, row] = placeOf(front, number);
        expect(placeOf(back, number)).toEqual([1 - column, row]);
      }
    }
  });

  test('CNTR-36 have codes that a reader finds in a print of 300 dpi', async () => {
    const file = await print(numbers.slice(0, 8).map((number) => cardOf(number)));
    const codes = await readCodes(await renderPage(file, 1, 300 / 72));
    expect(codes.sort()).toEqual(numbers.slice(0, 8).map((number) => `HR1/W/${number}`));
  });

  test('name unit, card, stock number, serial number, description, name and grade, and cut none', async () => {
    const serialNumber = 'W123456789012345678901234567890123456789012345678901234567890ABCD';
    const description =
      'Rifle, 5.56 mm, M4A1 with optic, laser, cleaning kit, two slings and a case for them all';
    const { pages } = await readPdf(await print([cardOf('WC-0031', { serialNumber, description })]));
    const words = wordsOf(pages[0] as PdfPage);
    for (const text of ['B Co', 'WC-0031', '1005-01-231-0973', 'WHITAKER, JAMES', 'SPC'])
      expect(words).toContain(text);
    expect(words.replaceAll(' ', '')).toContain(serialNumber);
    expect(words).toContain(description);
  });
});
