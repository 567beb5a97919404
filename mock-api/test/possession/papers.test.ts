import { readPdf, wordsOf, type PdfPage } from '../forms/support/pdf';
import { type CounterCompany, authorizedCompany } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let company: CounterCompany;
beforeAll(async () => {
  company = await authorizedCompany();
});

/** The words of a file that a person is answered, page by page. */
const pagesOf = async (who: 'brandt' | 'halloran' | 'tanaka', url: string) => {
  const answer = await company.as[who]({ url });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return (await readPdf(answer.rawPayload)).pages;
};
const wordsIn = async (...call: Parameters<typeof pagesOf>): Promise<string> =>
  (await pagesOf(...call)).map((page: PdfPage) => wordsOf(page)).join(' ');

const authorize = (itemId: string, userId: string) =>
  company.ok('brandt', 'PUT /api/counters/:id/authorizations', {
    params: { id: company.counterId },
    body: { entries: [{ itemId, userId }] },
  });

test('CNTR-34 a card that is printed again gets a new number, and the old one is void', async () => {
  const rifle = await company.stocked();
  await authorize(rifle, company.ids.whitaker);
  const body = { counterId: company.counterId, itemIds: [rifle] };
  const print = async (card: string) =>
    wordsIn('brandt', `/api/counters/${company.counterId}/weapon-cards.pdf?numbers=${card}`);
  expect(await company.ok('brandt', 'POST /api/weapon-cards', { body })).toEqual({ numbers: ['WC-0001'] });
  expect(await print('WC-0001')).toContain('WC-0001');
  expect(await company.ok('brandt', 'POST /api/weapon-cards', { body })).toEqual({ numbers: ['WC-0002'] });
  expect(await print('WC-0002')).toContain('WC-0002');
  const params = { id: company.counterId };
  expect(
    await company.refused('brandt', 'GET /api/counters/:id/weapon-cards.pdf', {
      params,
      query: 'numbers=WC-0001',
    }),
  ).toEqual([409, 'Card WC-0001 is void since 21NOV2026 0900.']);
  const read = (code: string) =>
    company.ok('brandt', 'POST /api/counter/read', { body: { sessionId: company.sessionId, code } });
  expect(await read('HR1/W/WC-0002')).toMatchObject({
    kind: 'person',
    person: { id: company.ids.whitaker },
    expected: [{ id: rifle }],
  });
  const old = await read('HR1/W/WC-0001');
  expect([old.person, old.expected]).toEqual([null, []]);
  expect(old.message).toBe('Card WC-0001 is void since 21NOV2026 0900.');
  expect(await ledgerFindings(company)).toEqual([]);
});

test('CNTR-34 the file of a card is had again for 15 minutes, and then only under a new number', async () => {
  const rifle = await company.stocked();
  await authorize(rifle, company.ids.petrov);
  const body = { counterId: company.counterId, itemIds: [rifle] };
  const { numbers } = await company.ok('brandt', 'POST /api/weapon-cards', { body });
  const [number = ''] = numbers;
  const before = company.clock.now();
  const again = { params: { id: company.counterId }, query: `numbers=${number}` };
  const print = () =>
    company.as.halloran({
      url: `/api/counters/${company.counterId}/weapon-cards.pdf?numbers=${number}`,
    });
  company.clock.set(new Date(before.getTime() + 14 * 60_000));
  expect((await print()).statusCode).toBe(200);
  company.clock.set(new Date(before.getTime() + 15 * 60_000));
  expect(await company.refused('halloran', 'GET /api/counters/:id/weapon-cards.pdf', again)).toEqual([
    409,
    `Card ${number} was printed 21NOV2026 0900. Print the card again; it gets a new number.`,
  ]);
  company.clock.set(before);
});

test('a card is printed by leaders of the counter, for a person who is authorized', async () => {
  const rifle = await company.stocked();
  const body = { counterId: company.counterId, itemIds: [rifle] };
  const { serial_number: serial } = await company.readItem(rifle);
  expect(await company.refused('brandt', 'POST /api/weapon-cards', { body })).toEqual([
    409,
    `M4A1 Carbine ${serial} is authorized for nobody here. Authorize a person first.`,
  ]);
  expect((await company.refused('whitaker', 'POST /api/weapon-cards', { body }))[0]).toBe(404);
  expect((await company.refused('petrov', 'POST /api/weapon-cards', { body }))[0]).toBe(403);
});

test('CNTR-37 the issue log has out and in, method, initials and pages, and prints blank', async () => {
  const rifle = await company.stocked();
  const { serial_number: serial } = await company.readItem(rifle);
  await company.handOver({ items: [rifle], recipientId: company.ids.tanaka });
  const log = `/api/counters/${company.counterId}/log.pdf`;
  const out = await wordsIn('halloran', log);
  for (const text of [serial, 'PIN', '21NOV2026 0900', '21NOV2026 1800', 'page 1 of 1'])
    expect(out).toContain(text);
  company.clock.set(new Date(2026, 10, 21, 17, 42));
  await company.ok('brandt', 'POST /api/counter/returns', {
    body: { sessionId: company.sessionId, itemId: rifle, typed: false },
  });
  expect(await wordsIn('halloran', log)).toContain('21NOV2026 1742');
  const blank = await wordsIn('halloran', `${log}?blank=true`);
  expect(blank).not.toContain(serial);
  expect(blank).toContain('page 1 of 1');
  const board = `/api/counters/${company.counterId}/out.pdf`;
  expect(await wordsIn('halloran', board)).toContain('WHO IS OUT');
  expect((await company.as.whitaker({ url: log })).statusCode).toBe(404);
});

test('CNTR-10 the paper of an issue is the DA 2062 of all its lines', async () => {
  const items = [await company.stocked(), await company.stocked()];
  const { id } = await company.handOver({ mode: 'issue', items, recipientId: company.ids.tanaka });
  const words = await wordsIn('tanaka', `/api/counter/handovers/${id}/paper`);
  for (const item of items) expect(words).toContain((await company.readItem(item)).serial_number);
  expect(words).toContain('DA FORM 2062');
});

test('a temporary receipt prints its parties, its due date and like items on one line', async () => {
  const items = [await company.stocked('Radio'), await company.stocked('Radio')];
  const dueAt = new Date(2026, 10, 28, 12).toISOString();
  const recipientId = company.ids.tanaka;
  const { id } = await company.handOver({
    mode: 'temporary',
    items,
    recipientId,
    dueAt,
    purpose: 'Range week',
  });
  const words = await wordsIn('tanaka', `/api/counter/handovers/${id}/paper`);
  for (const text of [
    'TEMPORARY HAND RECEIPT',
    id,
    '28NOV2026 1200',
    'Range week',
    'LAST ITEM',
    'with a PIN',
  ])
    expect(words).toContain(text);
  for (const item of items) expect(words).toContain((await company.readItem(item)).serial_number);
  expect((await company.as.whitaker({ url: `/api/counter/handovers/${id}/paper` })).statusCode).toBe(404);
});
