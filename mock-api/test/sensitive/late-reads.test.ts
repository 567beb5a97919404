import type { Username } from '../custody/company';
import { type CountedCompany, countedCompany } from './missing-fixture';

const COUNT = '/api/inventories/:id';
const ACCEPT = `POST ${COUNT}/late-reads/:itemId/accept` as const;
const READ_AT = new Date(2026, 10, 22, 7, 55).toISOString();

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

const late = (who: Username, id: string, code: string) => t.scanned(who, id, code, READ_AT);
const lateReads = async (who: Username, id: string) =>
  (await t.calls.ok(who, `GET ${COUNT}/late-reads`, { params: { id } })).map(
    ({ code, by, mayAccept }) => [code, by, mayAccept] as const,
  );

test('INVT-21 the late reads of the holder and of another person are kept beside each other, and the other is accepted', async () => {
  const [itemId = ''] = await t.issue('tanaka', 'W890001');
  const { id } = await t.open('brandt', 'tanaka', ['petrov', 'tanaka']);
  await t.close('brandt', id);
  await late('tanaka', id, 'W890001');
  expect(await late('petrov', id, 'W890001')).toMatchObject({
    result: 'late',
    message: expect.stringContaining('Your read of M4A1 Carbine W890001 is kept') as string,
  });
  await late('petrov', id, 'W890001');
  expect([...(await lateReads('brandt', id))].sort()).toEqual([
    ['W890001', 'SPC Petrov', true],
    ['W890001', 'SPC Tanaka', false],
  ]);
  await t.calls.ok('brandt', ACCEPT, { params: { id, itemId } });
  expect(await t.newest('FOUND')).toMatchObject({ how: 'late read', by: t.ids.petrov, inventoryId: id });
  expect(await t.findings()).toEqual([]);
});
