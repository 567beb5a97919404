import { type LostCompany, lostCompany } from '../loss-cases/lost-company';

let company: LostCompany;
beforeAll(async () => {
  company = await lostCompany();
});

test('LOSS-02 a sensitive item that is reported lost is not verified, and its holder cannot verify it', async () => {
  const { calls } = company;
  const [itemId = ''] = await company.issue('whitaker', 'W920077');
  const params = { id: itemId };
  const body = { verificationType: 'Visual', notes: 'In my hand' };
  await calls.ok('whitaker', 'POST /api/property/:id/verify', { params, body });
  const before = await calls.ok('halloran', 'GET /api/sensitive-items/summary');
  await company.reportLost('whitaker', itemId);
  const [lossCase] = await company.casesOf('whitaker', itemId);

  const [item] = (
    await calls.ok('whitaker', 'GET /api/sensitive-items', { query: 'scope=assigned&limit=500' })
  ).filter(({ id }) => id === itemId);
  expect([item?.status, item?.mayVerify]).toEqual(['lost', false]);
  const after = await calls.ok('halloran', 'GET /api/sensitive-items/summary');
  expect([after.lost, after.verified, after.total]).toEqual([
    before.lost + 1,
    before.verified - 1,
    before.total,
  ]);
  expect(after.verifiedToday).toBe(before.verifiedToday - 1);
  expect(await calls.refused('whitaker', 'POST /api/property/:id/verify', { params, body })).toEqual([
    409,
    `W920077 is reported lost. Report it found in loss case ${lossCase?.id}.`,
  ]);
});

test('LOSS-02 a scan by the holder verifies no item that is reported lost, and names its case', async () => {
  const { calls } = company;
  const [itemId = ''] = await company.issue('whitaker', 'W920079');
  await company.reportLost('whitaker', itemId);
  const [lossCase] = await company.casesOf('whitaker', itemId);
  const id = lossCase?.id ?? '';
  const before = await calls.ok('halloran', 'GET /api/sensitive-items/summary');
  const scan = () => calls.ok('whitaker', 'POST /api/sensitive-items/scan', { body: { code: 'W920079' } });
  expect(await scan()).toMatchObject({
    result: 'not-eligible',
    message: `W920079 is reported lost. Report it found in loss case ${id}.`,
    verifiedAt: null,
  });
  expect(await calls.ok('halloran', 'GET /api/sensitive-items/summary')).toEqual(before);
  const found = { itemId, foundAt: company.clock.now().toISOString(), where: 'Behind safe 2' };
  await calls.ok('whitaker', 'POST /api/loss-cases/:id/found', { params: { id }, body: found });
  expect((await scan()).message).toBe(
    `W920079 is reported lost. The find waits in loss case ${id} to be confirmed.`,
  );
});

test('the verdict of a read says that the item is reported lost, and that its find waits in the case', async () => {
  const { lossCase } = await company.lost('W920078');
  const { id } = await company.open('brandt', 'whitaker', ['petrov']);
  expect(await company.scan('petrov', id, 'W920078')).toMatchObject({
    result: 'verified',
    message: `M4A1 Carbine W920078 verified. It is reported lost. The find waits in ${lossCase.id} to be confirmed.`,
  });
});
