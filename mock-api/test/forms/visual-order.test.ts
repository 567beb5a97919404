import { buffer } from 'node:stream/consumers';
import { Paper } from '../../src/forms/pdf/paper';
import { visualOrder } from '../../src/forms/pdf/visual-order';
import { readPdf } from './support/pdf';

// Hebrew letters by their numbers: an editor would show this file in another order than it has.
const [ALEF, BET, GIMEL, SHIN_WITH_DOT] = ['\u05d0', '\u05d1', '\u05d2', '\u05e9\u05c1'];

test.each([
  ['no Hebrew', 'SFC Brandt (12/5)', 'SFC Brandt (12/5)'],
  ['a Hebrew name after a rank', `SFC ${ALEF}${BET}${GIMEL}`, `SFC ${GIMEL}${BET}${ALEF}`],
  ['two words', `${ALEF}${BET} ${GIMEL}${ALEF}, Co`, `${ALEF}${GIMEL} ${BET}${ALEF}, Co`],
  ['a figure in it', `${ALEF}${BET} 12.5 ${GIMEL}`, `${GIMEL} 12.5 ${BET}${ALEF}`],
  ['a figure at its end', `${ALEF}${BET} 12% B`, `12% ${BET}${ALEF} B`],
  ['a figure before it', `B 12 ${ALEF}${BET}`, `B 12 ${BET}${ALEF}`],
  ['brackets in it', `${ALEF} (${BET}) ${GIMEL}`, `${GIMEL} (${BET}) ${ALEF}`],
  ['a bracket after it', `${ALEF} (B)`, `${ALEF} (B)`],
  ['points, which stay with their letter', `${SHIN_WITH_DOT}${ALEF}`, `${ALEF}${SHIN_WITH_DOT}`],
])('a line with %s', (_, line, drawn) => expect(visualOrder(line)).toBe(drawn));

test('a Hebrew name is drawn from right to left, so that a reader gets it as it was entered', async () => {
  const name = `${ALEF}${BET}${GIMEL}`;
  const paper = await Paper.open({ title: 'Hebrew', at: new Date() });
  paper.addPage([200, 100]);
  paper.text(`SFC ${name}`, 10, 50, { size: 10 });
  paper.end();
  const { pages } = await readPdf(await buffer(paper.document as unknown as NodeJS.ReadableStream));
  expect(
    pages[0]?.texts
      .map(({ text }) => text)
      .join('')
      .normalize('NFC'),
  ).toContain(name);
});
