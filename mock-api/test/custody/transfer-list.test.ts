import type { TransferDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
  for (const to of ['petrov', 'whitaker', 'voss', 'tanaka'] as const) {
    await company.offer('halloran', (await company.createItem()).id, to);
  }
});

describe('GET /api/transfers', () => {
  const list = async (who: keyof Company['as'], query: string) =>
    (await company.as[who]({ url: `/api/transfers?${query}` })).json<TransferDto[]>();

  test('API-23 XFER-07 incoming are to me, outgoing from me, history either, newest first', async () => {
    const { id } = await company.createItem({ name: 'Listed' });
    const sent = await company.offer('halloran', id, 'voss');
    expect((await list('voss', 'view=incoming'))[0]?.id).toBe(sent.id);
    expect(await list('voss', 'view=outgoing')).toEqual([]);
    expect((await list('halloran', 'view=outgoing'))[0]?.id).toBe(sent.id);
    const history = await list('halloran', 'view=history');
    expect(history.map(({ request_date }) => request_date)).toEqual(
      history
        .map(({ request_date }) => request_date)
        .sort()
        .reverse(),
    );
    const response = await company.as.halloran({ url: '/api/transfers?limit=1' });
    expect(response.headers['x-total-count']).toBe(String(history.length));
    expect(await list('stranger', '')).toEqual([]);
  });

  test('XFER-10 XFER-11 XFER-50 searches item, serial number and people; filters by status in any case', async () => {
    const { id, serial_number } = await company.createItem({ name: 'Searched For' });
    const { id: transferId } = await company.offer('halloran', id, 'tanaka');
    for (const q of ['searched f', serial_number.toLowerCase(), 'spc tana']) {
      expect((await list('halloran', `q=${q}`)).map((transfer) => transfer.id)).toContain(transferId);
    }
    expect((await list('halloran', 'status=PENDING')).every(({ status }) => status === 'Pending')).toBe(true);
    expect((await list('halloran', 'status=rejected')).map((transfer) => transfer.id)).not.toContain(
      transferId,
    );
    expect((await company.as.halloran({ url: '/api/transfers?status=odd' })).statusCode).toBe(400);
  });

  test.each(['date', 'name', 'from', 'to'])('XFER-15 sorts by %s, and backwards', async (sort) => {
    const forwards = (await list('halloran', `sort=${sort}`)).map(({ id }) => id);
    const backwards = (await list('halloran', `sort=-${sort}`)).map(({ id }) => id);
    expect(forwards.length).toBeGreaterThan(3);
    expect(backwards).toEqual([...forwards].reverse());
  });
});
