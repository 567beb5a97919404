import type { GenerateDa2062Dto, PrintPairsDto, TransferDto } from '@hand-receipt/contracts';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { exportAs } from './support/export';
import { type PdfPage, readPdf, wordsOf } from './support/pdf';

let company: Company;
beforeEach(async () => {
  company = await testCompany();
});

/** What the boxes of a front say; a reverse has none. */
function headOf({ texts }: PdfPage) {
  const head = texts.filter(({ y, text }) => y > 520 && y < 541 && text !== 'NUMBER');
  const between = (from: number, to: number) =>
    head
      .filter(({ x }) => x > from && x < to)
      .map(({ text }) => text)
      .at(-1);
  return { from: between(251, 458), to: between(460, 667), number: between(668, 760) };
}

const upwards = ({ texts }: PdfPage) =>
  texts
    .filter((text) => text.upwards)
    .map(({ text }) => text)
    .join(' ');

async function fronts(response: { statusCode: number; rawPayload: Buffer; body: string }) {
  if (response.statusCode !== 200) throw new Error(response.body);
  const { pages } = await readPdf(response.rawPayload);
  return pages.filter((page) => wordsOf(page).includes('HAND RECEIPT/ANNEX NUMBER'));
}

const printPairs = (who: Username, body: PrintPairsDto) =>
  company.as[who]({ method: 'POST', url: '/api/da2062/pairs', body });

/** Items signed down to a person by the commander and by the squad leader. */
async function ofTwoGivers(holder: Username) {
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    const { id } = await company.createItem();
    ids.push(id);
    if (number < 3) {
      await company.signDown(id, holder);
      continue;
    }
    await company.signDown(id, 'petrov');
    const offered = await company.offer('petrov', id, holder);
    await company.decide(holder, offered.id, 'Approved');
  }
  return ids;
}

test('SUCC-42 a person with items from two givers gets two DA 2062 in one PDF, each with its number and its FROM', async () => {
  const ids = await ofTwoGivers('whitaker');
  const order: Partial<GenerateDa2062Dto> = { from_user: { id: company.ids.halloran, title: 'Commander' } };
  const chosen = await fronts(await exportAs(company, 'halloran', ids, order));
  expect(chosen.map(headOf)).toEqual([
    { from: 'SPC Alex Halloran, Commander', to: 'SPC Alex Whitaker', number: 'HR-0001/1' },
    { from: 'SPC Alex Petrov', to: 'SPC Alex Whitaker', number: 'HR-0002/1' },
  ]);
  expect(chosen.map((page) => (wordsOf(page).match(/W9\d{5}/g) ?? []).length)).toEqual([3, 2]);

  const printed = await fronts(await printPairs('whitaker', { holderId: company.ids.whitaker }));
  expect(printed.map((page) => headOf(page).number)).toEqual(['HR-0001/2', 'HR-0002/2']);
  // Each form counts its own pages.
  const blank = (page: PdfPage) =>
    page.texts.filter(({ y, size }) => y < 46 && size === 8).map(({ text }) => text);
  for (const page of printed) expect(blank(page).filter((text) => /^\d+$/.test(text))).toEqual(['1', '1']);
});

test('SUCC-44 no form has a date at the signature line unless its holder accepted every line of it here', async () => {
  const ids = await ofTwoGivers('whitaker');
  const created = await company.createItem();
  const chosen = await fronts(await exportAs(company, 'halloran', [created.id, ...ids]));
  expect(chosen).toHaveLength(3);
  expect(headOf(chosen[0]!)).toMatchObject({ from: 'Property Book Officer', to: 'SPC Alex Halloran' });
  expect(upwards(chosen[0]!)).toBe('SPC Alex Halloran');

  const [whole] = await fronts(await printPairs('whitaker', { giverId: company.ids.petrov }));
  expect(upwards(whole!)).toMatch(
    /^Accepted \d{2}[A-Z]{3}\d{4} \d{4}, 2 transfers SPC Alex Whitaker \d{2}[A-Z]{3}\d{4}$/,
  );
  // One item that the records give him without an offer, and the mark is gone.
  await company.database.db
    .updateTable('custody_link')
    .set({ since: new Date('2020-01-01') })
    .where('item_id', '=', ids[3]!)
    .where('user_id', '=', company.ids.whitaker)
    .execute();
  const [unmarked] = await fronts(await printPairs('whitaker', { giverId: company.ids.petrov }));
  expect(upwards(unmarked!)).toBe('SPC Alex Whitaker');
});

test('SUCC-38 after a sign-over FROM is the person above the giver, on the form of the transfer and of the pair', async () => {
  const { id: propertyId } = await company.createItem();
  await company.signDown(propertyId, 'petrov');
  await company.decide('whitaker', (await company.offer('petrov', propertyId, 'whitaker')).id, 'Approved');
  const body = { propertyId, toUserId: company.ids.tanaka, signOver: true };
  const offered = await company.as.whitaker({ method: 'POST', url: '/api/transfers', body });
  const { id } = offered.json<TransferDto>();
  await company.decide('tanaka', id, 'Approved');

  const [transfer] = await fronts(await company.as.tanaka({ url: `/api/transfers/${id}/da2062` }));
  expect(headOf(transfer!)).toMatchObject({ from: 'SPC Alex Petrov', to: 'SPC Alex Tanaka' });
  const [pair] = await fronts(await printPairs('tanaka', { holderId: company.ids.tanaka }));
  expect(headOf(pair!)).toMatchObject({
    from: expect.stringContaining('SPC Alex Petrov'),
    to: 'SPC Alex Tanaka',
  });
  expect(upwards(pair!)).toMatch(new RegExp(`^Accepted .*, ${id} SPC Alex Tanaka `));
});

describe('POST /api/da2062/pairs', () => {
  test('SUCC-42 prints what a holder has signed down on their own hand receipt too', async () => {
    await ofTwoGivers('whitaker');
    const pages = await fronts(await printPairs('halloran', { holderId: company.ids.petrov }));
    expect(pages.map(headOf)).toMatchObject([
      { from: expect.stringContaining('Halloran'), to: 'SPC Alex Petrov' },
    ]);
    expect(wordsOf(pages[0]!).match(/W9\d{5}/g)).toHaveLength(2);
  });

  test('prints a form for each giver and holder of a unit, and of the property book', async () => {
    await ofTwoGivers('whitaker');
    const squad = await fronts(await printPairs('halloran', { unitId: 'B-1' }));
    expect(squad.map((page) => headOf(page).to)).toEqual([
      'SPC Alex Petrov',
      'SPC Alex Whitaker',
      'SPC Alex Whitaker',
    ]);
    const book = await fronts(await printPairs('halloran', { giverId: null }));
    expect(book.map(headOf)).toMatchObject([{ from: 'Property Book Officer', to: 'SPC Alex Halloran' }]);
  });

  test('SUCC-46 shows nobody an item that they do not see, and says so where nothing is left', async () => {
    await ofTwoGivers('whitaker');
    for (const who of ['tanaka', 'stranger', 'voss'] as const) {
      const answer = await printPairs(who, { holderId: company.ids.whitaker });
      expect([answer.statusCode, messageOf(answer)]).toEqual([404, 'There is no hand receipt to print.']);
    }
    const nothing = await printPairs('halloran', {});
    expect([nothing.statusCode, messageOf(nothing)]).toEqual([400, 'Choose a holder, a giver or a unit.']);
    expect((await printPairs('halloran', { holderId: 'U-999' })).statusCode).toBe(404);
  });
});

describe('GET /api/transfer-requests/:id/da2062', () => {
  /** The commander offers items to Whitaker in one request, who accepts all but the last. */
  async function offerRequest(count: number) {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) ids.push((await company.createItem()).id);
    const body = { ids, toUserId: company.ids.whitaker, includeComponents: true };
    const offered = await company.as.halloran({ method: 'POST', url: '/api/property/bulk/transfers', body });
    expect(offered.statusCode).toBe(200);
    const lines = await company.database.db
      .selectFrom('transfer')
      .select(['id', 'request_id'])
      .where('item_id', 'in', ids)
      .orderBy('id')
      .execute();
    return { ids, lines, request: lines[0]?.request_id ?? '' };
  }

  const formOf = (who: Username, request: string) =>
    company.as[who]({ url: `/api/transfer-requests/${request}/da2062` });

  test('SUCC-43 prints one form with the 23 accepted lines of 24 and one mark that says so', async () => {
    const { lines, request } = await offerRequest(24);
    const none = await formOf('halloran', request);
    expect([none.statusCode, messageOf(none)]).toEqual([
      409,
      `Nobody has accepted a line of ${request} yet.`,
    ]);
    for (const { id } of lines.slice(0, 23)) await company.decide('whitaker', id, 'Approved');
    await company.decide('whitaker', lines[23]!.id, 'Rejected', 'Not mine');

    const response = await formOf('whitaker', request);
    expect(response.headers['content-disposition']).toMatch(
      new RegExp(`filename="DA2062_HR-\\d{8}-${request}\\.pdf"`),
    );
    const { pages } = await readPdf(response.rawPayload);
    const words = pages.map(wordsOf).join(' ');
    expect(new Set(words.match(/W9\d{5}/g)).size).toBe(23);
    expect(pages.filter((page) => wordsOf(page).includes('HAND RECEIPT/ANNEX NUMBER'))).toHaveLength(1);
    expect(headOf(pages[0]!)).toMatchObject({ number: 'HR-0001/1', to: 'SPC Alex Whitaker' });
    expect(pages.map(upwards).filter(Boolean)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Accepted \\d{2}[A-Z]{3}\\d{4} \\d{4}, ${request}, 23 of 24 lines SPC Alex Whitaker \\d{2}[A-Z]{3}\\d{4}$`,
        ),
      ),
    ]);
    expect(headOf((await fronts(await formOf('halloran', request)))[0]!).number).toBe('HR-0001/2');
  });

  test('SUCC-46 is for those who see every line of it: 404 for others and for an unknown one', async () => {
    const { lines, request } = await offerRequest(2);
    await company.decide('whitaker', lines[0]!.id, 'Approved');
    expect((await formOf('petrov', request)).statusCode).toBe(404);
    await company.decide('whitaker', lines[1]!.id, 'Approved');
    expect((await formOf('petrov', request)).statusCode).toBe(200);
    for (const who of ['tanaka', 'voss', 'stranger'] as const) {
      const refused = await formOf(who, request);
      expect([refused.statusCode, messageOf(refused)]).toEqual([404, 'Request not found']);
    }
    expect((await formOf('halloran', 'TR-9999')).statusCode).toBe(404);
    expect((await company.inject({ url: `/api/transfer-requests/${request}/da2062` })).statusCode).toBe(401);
  });
});
