import type { TransferDecisionDto } from '@hand-receipt/contracts';
import { type Company, type Username, eventTypes, testCompany } from '../custody/company';
import { transfersOf } from './support';

let company: Company;
let transfers: ReturnType<typeof transfersOf>;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
});

const answer = (who: Username, decisions: TransferDecisionDto[]) =>
  transfers.ok(who, 'POST /api/transfers/decisions', { body: { decisions } });

describe('answers to several transfers', () => {
  test('approve some and reject others, each with its event, custody and reason', async () => {
    const items = await transfers.items(3);
    const lines = await transfers.offerAll(items, 'whitaker');
    const [first, second, third] = lines.map(({ id }) => id) as [string, string, string];
    const answered = await answer('whitaker', [
      { id: first, status: 'Approved' },
      { id: second, status: 'Rejected', notes: 'Wrong serial on the data plate' },
      { id: third, status: 'Rejected' },
    ]);
    expect(answered).toMatchObject({
      done: 3,
      refused: 0,
      results: [
        { id: first, ok: true, message: null, transfer: { status: 'Approved' } },
        { id: second, ok: true, transfer: { status: 'Rejected', notes: 'Wrong serial on the data plate' } },
        { id: third, ok: true, transfer: { status: 'Rejected', notes: 'Rejected by recipient' } },
      ],
    });
    const { halloran, whitaker } = company.ids;
    expect(await Promise.all(items.map(transfers.holderOf))).toEqual([whitaker, halloran, halloran]);
    expect((await eventTypes(company, items[0] ?? '')).at(-1)).toBe('TRANSFER APPROVED');
    expect((await eventTypes(company, items[1] ?? '')).at(-1)).toBe('TRANSFER REJECTED');
  });

  test('tell each sender once, in words that count and name', async () => {
    const lines = await transfers.offerAll(await transfers.items(3), 'petrov');
    const item = await company.createItem();
    await company.signDown(item.id, 'tanaka');
    const other = await company.offer('tanaka', item.id, 'petrov');
    const [halloran, tanaka] = await Promise.all([
      transfers.notifications('halloran'),
      transfers.notifications('tanaka'),
    ]);
    const [rejected, ...taken] = lines;
    await answer('petrov', [
      { id: rejected?.id ?? '', status: 'Rejected', notes: 'Not mine' },
      ...taken.map(({ id }) => ({ id, status: 'Approved' })),
      { id: other.id, status: 'Approved' },
    ]);
    const toHalloran = (await transfers.notifications('halloran')).slice(halloran.length);
    expect(toHalloran).toHaveLength(1);
    expect(toHalloran[0]).toMatchObject({
      type: 'transfer-rejected',
      message: `SPC Petrov approved 2 items and rejected 1 item: ${rejected?.item_name} ${rejected?.serial_number} (Not mine).`,
      action: { path: `/transfers?view=outgoing&request=${rejected?.request_id}` },
    });
    const toTanaka = (await transfers.notifications('tanaka')).slice(tanaka.length);
    expect(toTanaka.map(({ message, action }) => [message, action?.path])).toEqual([
      ['SPC Petrov approved 1 item.', `/transfers/${other.id}`],
    ]);
  });

  test('what is refused for one says why, shows how it stands, and does not stop the others', async () => {
    const lines = await transfers.offerAll(await transfers.items(2), 'whitaker');
    const [gone, open] = lines.map(({ id }) => id) as [string, string];
    await transfers.ok('halloran', 'POST /api/transfers/:id/cancel', { params: { id: gone } });
    const hidden = await company.offer('halloran', (await company.createItem()).id, 'voss');
    const answered = await answer('whitaker', [
      { id: gone, status: 'Approved' },
      { id: hidden.id, status: 'Approved' },
      { id: open, status: 'Perhaps' },
      { id: 'T-9999999', status: 'Approved' },
    ]);
    expect(answered).toMatchObject({ done: 0, refused: 4 });
    expect(answered.results.map(({ message, transfer }) => [message, transfer?.status ?? null])).toEqual([
      [expect.stringMatching(/^SPC Halloran already cancelled this transfer on /), 'Cancelled'],
      ['Transfer not found', null],
      ["Answer a transfer with 'Approved' or 'Rejected'.", 'Pending'],
      ['Transfer not found', null],
    ]);
  });

  test('check 22 from two browsers at once every line gets one outcome, and the late one is told whose', async () => {
    const items = await transfers.items(6);
    const lines = await transfers.offerAll(items, 'whitaker');
    const all = (status: string) => lines.map(({ id }) => ({ id, status }));
    const [left, right] = await Promise.all([
      answer('whitaker', all('Approved')),
      answer('whitaker', all('Rejected')),
    ]);
    expect(left.done + right.done).toBe(6);
    for (const [index, line] of lines.entries()) {
      const [one, two] = [left.results[index], right.results[index]];
      expect([one?.ok, two?.ok].filter(Boolean)).toHaveLength(1);
      const late = one?.ok ? two : one;
      expect(late?.message).toMatch(/^SPC Whitaker already (approved|rejected) this transfer on /);
      const events = await eventTypes(company, line.property.id);
      expect(events.filter((type) => /APPROVED|REJECTED/.test(type))).toHaveLength(1);
      const holder = one?.ok ? company.ids.whitaker : company.ids.halloran;
      expect(await transfers.holderOf(line.property.id)).toBe(holder);
    }
  });

  test('one transfer is answered once in a call, and a call has at least one answer', async () => {
    const [line] = await transfers.offerAll(await transfers.items(1), 'whitaker');
    const id = line?.id ?? '';
    const twice = [
      { id, status: 'Approved' },
      { id, status: 'Rejected' },
    ];
    expect(
      await transfers.refused('whitaker', 'POST /api/transfers/decisions', { body: { decisions: twice } }),
    ).toEqual([400, 'Answer each transfer once.']);
    const none = await transfers.send('whitaker', 'POST /api/transfers/decisions', {
      body: { decisions: [] },
    });
    expect(none.statusCode).toBe(400);
  });
});
