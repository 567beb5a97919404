import { type Company, eventTypes, testCompany } from '../custody/company';
import { transfersOf } from './support';

let company: Company;
let transfers: ReturnType<typeof transfersOf>;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
});

describe('several items in one request', () => {
  test('are lines of it, each a transfer of its own, and the recipient is told once', async () => {
    const ids = await transfers.items(3);
    const before = (await transfers.notifications('whitaker')).length;
    const lines = await transfers.offerAll(ids, 'whitaker', 'Range week');
    const request = lines[0]?.request_id ?? '';
    expect(request).toMatch(/^TR-\d+$/);
    for (const line of lines) {
      expect(line).toMatchObject({
        status: 'Pending',
        request_id: request,
        request_lines: 3,
        include_components: true,
        notes: 'Range week',
      });
    }
    expect(lines.map(({ property }) => property.id)).toEqual(ids);
    expect(await eventTypes(company, ids[0] ?? '')).toEqual(['ITEM CREATED', 'TRANSFER REQUESTED']);

    const told = (await transfers.notifications('whitaker')).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      type: 'transfer-request',
      message: 'SPC Halloran wants to transfer 3 items to you. Reason: Range week',
      action: { path: `/transfers?request=${request}` },
    });
  });

  test('are listed by themselves only for their two parties', async () => {
    const lines = await transfers.offerAll(await transfers.items(2), 'petrov');
    await company.offer('halloran', (await company.createItem()).id, 'petrov');
    const query = `view=incoming&request=${lines[0]?.request_id ?? ''}`;
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
    expect(idsOf(await transfers.list('petrov', query))).toEqual(idsOf(lines));
    expect(await transfers.list('brandt', query.replace('incoming', 'history'))).toEqual([]);
  });

  test('what is refused for one item does not stop the others, and each says why', async () => {
    const [free = '', offered = ''] = await transfers.items(2);
    await company.offer('halloran', offered, 'petrov');
    const answer = await transfers.offerSome([free, offered, 'P-9999999'], 'whitaker');
    expect(answer).toMatchObject({
      done: 1,
      refused: 2,
      results: [
        { id: free, ok: true, message: null },
        { id: offered, ok: false, message: expect.stringContaining('already offered') as string },
        { id: 'P-9999999', ok: false, message: 'Property not found' },
      ],
    });
  });

  test('nobody is told of a request of which nothing was offered', async () => {
    const before = await transfers.notifications('whitaker');
    const answer = await transfers.offerSome(['P-9999998', 'P-9999999'], 'whitaker');
    expect(answer.refused).toBe(2);
    expect(await transfers.notifications('whitaker')).toEqual(before);
  });

  test('one item by itself is no line of a request', async () => {
    const [line] = await transfers.offerAll(await transfers.items(1), 'whitaker');
    expect(line).toMatchObject({ request_id: null, request_lines: 1 });
  });
});
