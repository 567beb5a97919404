import type { PropertyDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const list = async (who: keyof Company['as'], query: string) => {
  const response = await company.as[who]({ url: `/api/property?${query}` });
  expect(response.statusCode).toBe(200);
  return { headers: response.headers, items: response.json<PropertyDto[]>() };
};

describe('GET /api/property', () => {
  test('API-29 API-30 API-42 PROP-04 answers a plain array of my items with total and cursor in headers', async () => {
    const item = await company.createItem({ name: 'Flag, guidon' });
    const { items, headers } = await list('halloran', '');
    expect(items.map(({ id }) => id)).toContain(item.id);
    expect(headers['x-total-count']).toBe(String(items.length));
    expect(headers['x-next-cursor']).toBeUndefined();
  });

  test('API-30 pages by cursor: every item once, in the order of the sort, whatever the page size', async () => {
    for (const name of ['Beta', 'alpha', 'Gamma', 'Alpha', 'delta']) {
      await company.createItem({ name: `Paged ${name}` });
    }
    const whole = (await list('halloran', 'q=Paged&sort=-name')).items.map(({ id }) => id);
    expect(whole).toHaveLength(5);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list('halloran', `q=Paged&sort=-name&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.headers['x-total-count']).toBe('5');
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.headers['x-next-cursor'] as string | undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  test('PROP-06 RULE-19 searches name and serial number as a substring without regard to case; % and _ are letters', async () => {
    const item = await company.createItem({ name: 'Jack, 50% load', serial_number: 'JK_77' });
    expect((await list('halloran', 'q=jaCK, 50')).items.map(({ id }) => id)).toEqual([item.id]);
    expect((await list('halloran', 'q=k_7')).items.map(({ id }) => id)).toEqual([item.id]);
    expect((await list('halloran', 'q=%25')).items.map(({ id }) => id)).toEqual([item.id]);
    expect((await list('halloran', 'q=J%25k')).items).toEqual([]);
    expect((await list('halloran', "q=';drop table property;--")).items).toEqual([]);
  });

  test('PROP-07 PROP-15 narrows by category and by status; an unknown status, sort or cursor is a 400', async () => {
    await company.createItem({ name: 'Litter', category: 'medical', current_status: 'Damaged' });
    expect((await list('halloran', 'category=medical')).items.map(({ name }) => name)).toEqual(['Litter']);
    expect((await list('halloran', 'status=damaged')).items.map(({ name }) => name)).toEqual(['Litter']);
    for (const query of [
      'status=Broken',
      'sort=password_hash',
      'sort=name;drop',
      'cursor=nonsense',
      'limit=0',
    ]) {
      const response = await company.as.halloran({ url: `/api/property?${query}` });
      expect(response.statusCode).toBe(400);
    }
  });

  test.each(['name', 'serialNumber', 'category', 'assignedDate', 'assignedTo', 'status'])(
    'PROP-08 sorts by %s, and backwards',
    async (sort) => {
      const forwards = (await list('halloran', `sort=${sort}`)).items.map(({ id }) => id);
      const backwards = (await list('halloran', `sort=-${sort}`)).items.map(({ id }) => id);
      expect(forwards.length).toBeGreaterThan(3);
      expect(backwards).toEqual([...forwards].reverse());
    },
  );

  test('PROP-03 PROP-05 what I sign down leaves my assigned items for my signed-down ones, and is the recipient’s', async () => {
    const { id } = await company.createItem({ name: 'Signed down' });
    await company.signDown(id, 'whitaker');
    const ids = async (who: 'halloran' | 'whitaker', scope: string) =>
      (await list(who, `scope=${scope}`)).items.map((item) => item.id);
    expect(await ids('halloran', 'assigned')).not.toContain(id);
    expect(await ids('halloran', 'signedout')).toContain(id);
    expect(await ids('whitaker', 'assigned')).toEqual([id]);
    const counts = await company.as.whitaker({ url: '/api/property/counts' });
    expect(counts.json()).toEqual({
      assigned: 1,
      signedout: 0,
      unassigned: 0,
      unit: 1,
      visible: 1,
      with_me: 0,
    });
  });

  test('LIFE-52 the status filter and sort go by the badge; an exact status under it can be chosen', async () => {
    const statuses = [
      'Operational',
      'Deadline - Maintenance',
      'Damaged',
      'In Repair',
      'Non-Operational',
    ] as const;
    for (const current_status of statuses) await company.createItem({ name: 'Badge set', current_status });
    const found = async (query: string) =>
      (await list('halloran', `q=Badge&${query}`)).items.map((item) => item.current_status).sort();
    const shown = ['Damaged', 'Deadline - Maintenance', 'In Repair', 'Non-Operational'];
    expect(await found('shown=Deadline - Maintenance')).toEqual(shown);
    expect(await found('status=Deadline - Maintenance')).toEqual(['Deadline - Maintenance']);
    expect(await found('shown=Deadline - Maintenance&status=In Repair')).toEqual(['In Repair']);
    expect(await found('shown=Operational')).toEqual(['Operational']);
    expect(await found('shown=Damaged')).toEqual([]);
    expect(await found('status=Damaged')).toEqual(['Damaged']);
    const sorted = (await list('halloran', 'q=Badge&sort=status')).items.map((item) => item.current_status);
    expect([...sorted.slice(0, 4)].sort()).toEqual(shown);
    expect(sorted[4]).toBe('Operational');
  });
});
