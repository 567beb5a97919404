import type { Username } from '../custody/company';
import { FACTS, type LostCompany, lostCompany } from './lost-company';

let company: LostCompany;
beforeAll(async () => {
  company = await lostCompany();
});

const PAPERS = { form: 'DD Form 200', inquiryNumber: 'B-26-004', submittedOn: '2026-11-22' };
const STALE = [409, 'Somebody changed this while you were typing.'];

/** Weapons of a person in one case that Halloran reported. */
async function lostTogether(holder: Username, ...serials: string[]) {
  const items = await company.issue(holder, ...serials);
  await company.calls.ok('halloran', 'POST /api/property/bulk/status', {
    body: { ids: items, status: 'Lost', loss: FACTS },
  });
  const [lossCase] = await company.casesOf('halloran', items[0] ?? '');
  return { items, params: { id: lossCase?.id ?? '' } };
}

const report = (id: string, itemId: string) =>
  company.calls.ok('petrov', 'POST /api/loss-cases/:id/found', {
    params: { id },
    body: { itemId, foundAt: company.clock.now().toISOString(), where: 'Behind safe 2' },
  });

/** Petrov reports an item as found, and Brandt reads its serial number. */
async function find(id: string, itemId: string, code: string) {
  await report(id, itemId);
  return company.calls.ok('brandt', 'POST /api/loss-cases/:id/confirm', {
    params: { id },
    body: { itemId, code },
  });
}

const read = async (id: string, blocks: string[]) => {
  const { facts } = await company.read('brandt', id);
  return facts.filter(({ block }) => blocks.includes(block)).map(({ value }) => value);
};

test('LOSS-11 what was found before the papers were submitted is not charged; what was found later stays on them', async () => {
  const { calls } = company;
  const { items, params } = await lostTogether('whitaker', 'W940001', 'W940002', 'W940003');
  const [first = '', second = ''] = items;
  const item = (serial: string) => `M4A1 Carbine, serial number ${serial}`;
  await report(params.id, first);
  expect((await read(params.id, ['6']))[0]).toBe('3');
  await calls.ok('brandt', 'POST /api/loss-cases/:id/confirm', {
    params,
    body: { itemId: first, code: 'W940001' },
  });
  const left = [[item('W940002'), item('W940003')].join('\n'), '2'];
  expect(await read(params.id, ['5', '6'])).toEqual(left);
  await calls.ok('brandt', 'POST /api/loss-cases/:id/submit', { params, body: PAPERS });
  company.clock.set(new Date(company.clock.now().getTime() + 60_000));
  await find(params.id, second, 'W940002');
  expect(await read(params.id, ['5', '6'])).toEqual(left);
});

test('LOSS-11 the facts of a case whose items were all found charge nothing', async () => {
  const { items, params } = await lostTogether('whitaker', 'W940011');
  await find(params.id, items[0] ?? '', 'W940011');
  expect(await read(params.id, ['4', '5', '6', '7', '8'])).toEqual(['', '', '0', '', '']);
});

test('papers that were typed before an item was reported found, refused or confirmed are refused', async () => {
  const { calls } = company;
  const { items, params } = await lostTogether('whitaker', 'W940021', 'W940022', 'W940023');
  const [first = '', second = ''] = items;
  const versionNow = async () => (await company.read('brandt', params.id)).version;
  const submit = (version: number) =>
    calls.refused('brandt', 'POST /api/loss-cases/:id/submit', { params, body: { ...PAPERS, version } });
  let seen = await versionNow();
  await report(params.id, first);
  expect(await submit(seen)).toEqual(STALE);
  seen = await versionNow();
  await calls.ok('brandt', 'POST /api/loss-cases/:id/refuse', {
    params,
    body: { itemId: first, reason: 'That is another carbine.' },
  });
  expect(await submit(seen)).toEqual(STALE);
  await report(params.id, first);
  seen = await versionNow();
  await calls.ok('brandt', 'POST /api/loss-cases/:id/confirm', {
    params,
    body: { itemId: first, code: 'W940021' },
  });
  expect(await submit(seen)).toEqual(STALE);
  const body = { ...PAPERS, version: await versionNow() };
  const submitted = await calls.ok('brandt', 'POST /api/loss-cases/:id/submit', { params, body });
  await find(params.id, second, 'W940022');
  const decision = {
    authority: 'BN CDR',
    decision: 'relief' as const,
    decidedOn: '2026-11-22',
    documentNumber: 'B-26-004-1',
    version: submitted.version,
  };
  expect(
    await calls.refused('halloran', 'POST /api/loss-cases/:id/decide', { params, body: decision }),
  ).toEqual(STALE);
  expect(await company.allFindings()).toEqual([]);
});

test('papers that were typed before a count read the item, or it was reported again, are refused', async () => {
  const { calls } = company;
  const { items, params } = await lostTogether('tanaka', 'W940031', 'W940032');
  const [first = '', second = ''] = items;
  const version = async () => (await company.read('brandt', params.id)).version;
  const before = await version();
  const count = await company.open('petrov', 'tanaka');
  await company.scan('petrov', count.id, 'W940031');
  const read = await version();
  expect(read).toBeGreaterThan(before);
  await company.reportLost('tanaka', second);
  expect(await version()).toBeGreaterThan(read);
  expect(
    await calls.refused('brandt', 'POST /api/loss-cases/:id/submit', {
      params,
      body: { ...PAPERS, version: before },
    }),
  ).toEqual(STALE);
  expect(first).not.toBe('');
});

test('nobody is asked about an item that was found, and who was asked about no other has nothing to answer', async () => {
  const { calls } = company;
  const [mine = '', theirs = ''] = [
    ...(await company.issue('tanaka', 'W940041')),
    ...(await company.issue('whitaker', 'W940042')),
  ];
  await calls.ok('halloran', 'POST /api/property/bulk/status', {
    body: { ids: [mine, theirs], status: 'Lost', loss: FACTS },
  });
  const [lossCase] = await company.casesOf('halloran', mine);
  const id = lossCase?.id ?? '';
  const asked = async (who: Username) =>
    (await calls.ok(who, 'GET /api/loss-cases/questions'))
      .filter((question) => question.case_id === id)
      .flatMap((question) => question.items.map(({ serial_number }) => serial_number));
  const waits = async (who: Username) =>
    (await calls.ok(who, 'GET /api/loss-cases', { query: 'scope=waiting&limit=200' })).some(
      (one) => one.id === id,
    );
  expect([await asked('tanaka'), await asked('halloran')]).toEqual([['W940041'], ['W940041', 'W940042']]);
  expect(await waits('tanaka')).toBe(true);
  await find(id, mine, 'W940041');
  expect([await asked('tanaka'), await asked('halloran')]).toEqual([[], ['W940042']]);
  expect(await waits('tanaka')).toBe(false);
  expect(
    await calls.refused('tanaka', 'POST /api/loss-cases/:id/answers', {
      params: { id },
      body: { answer: 'not-with-me' },
    }),
  ).toEqual([409, 'The search for what you were asked about has ended.']);
  await calls.ok('halloran', 'POST /api/loss-cases/:id/answers', {
    params: { id },
    body: { answer: 'not-with-me' },
  });
});
