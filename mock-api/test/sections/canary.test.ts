import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegisteredRemote, SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { percentileOf } from '../../src/sections/audience';
import { newestEvents } from '../people/people-fixture';
import { type TestApp, addUser, testApp } from '../support/app';
import { runJobs } from '../support/jobs';
import { buildRelease, deploy, deployShell, releaseKey, stage } from '../support/section-releases';

const NAME = 'mfe-range';
const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-canary-'));
const key = releaseKey('hand-receipt-release');
const live = buildRelease(NAME, 'live', { signer: key });
const fix = buildRelease(NAME, 'fix', { signer: key });
const later = buildRelease(NAME, 'later', { signer: key });
const PEOPLE = ['admin', 'leader', 'first', 'second', 'third'] as const;
let t: TestApp;
let ids: Record<(typeof PEOPLE)[number], string>;
let as: Record<(typeof PEOPLE)[number], TestApp['inject']>;

beforeAll(async () => {
  deployShell(webRoot, [key]);
  deploy(webRoot, NAME, live);
  for (const release of [fix, later]) stage(webRoot, NAME, release);
  t = await testApp({ webRoot });
  await t.database.db
    .insertInto('units')
    .values([
      { id: 'B', name: 'B Company', kind: 'company', parent_id: null },
      { id: 'B-1', name: '1st Platoon', kind: 'platoon', parent_id: 'B' },
      { id: 'B-2', name: '2nd Platoon', kind: 'platoon', parent_id: 'B' },
      { id: 'B-1-1', name: '1st Squad', kind: 'squad', parent_id: 'B-1' },
    ])
    .execute();
  const users = {
    admin: { role: 'Admin' },
    leader: { role: 'Commander', unit_id: 'B' },
    first: { unit_id: 'B-1-1' },
    second: { unit_id: 'B-2' },
    third: { unit_id: 'B-1', role: 'Squad Leader' },
  } as const;
  ids = {} as typeof ids;
  as = {} as typeof as;
  for (const username of PEOPLE) {
    ids[username] = await addUser(t.database, { username, ...users[username] });
    as[username] = await t.signIn(username);
  }
});
afterAll(() => rmSync(webRoot, { recursive: true }));
afterEach(async () => {
  deploy(webRoot, NAME, live);
  // By the product, which has an event for each end; there may be nothing to end.
  for (const ends of ['stop-canary', 'roll-back']) await act({ act: ends });
  await t.database.db.deleteFrom('section_visit').execute();
});

const act = (body: object) => as.admin({ method: 'PATCH', url: `/api/sections/${NAME}`, body });
const canary = (audience: object, digest = fix.digest) => act({ act: 'canary', digest, audience });

async function releaseOf(send: TestApp['inject']): Promise<string | undefined> {
  const registry = (await send({ url: '/remotes.json' })).json<RegisteredRemote[]>();
  return registry.find(({ name }) => name === NAME)?.digest;
}

/** Who gets the canary release, of people who are signed in. */
async function whoHasFix(): Promise<string[]> {
  const found = [];
  for (const username of PEOPLE) if ((await releaseOf(as[username])) === fix.digest) found.push(username);
  return found;
}

const sectionNow = async (send = as.admin): Promise<SectionDto> =>
  (await send({ url: '/api/sections' })).json<SectionsDto>().sections[0]!;

test.each([
  ['everyone', () => ({ kind: 'everyone' }), [...PEOPLE], 'everyone'],
  ['a unit with those below it', () => ({ kind: 'units', unitIds: ['B-1'] }), ['first', 'third'], '1 unit'],
  [
    'roles',
    () => ({ kind: 'roles', roles: ['Commander', 'Squad Leader'] }),
    ['leader', 'third'],
    'Commander, Squad Leader',
  ],
  [
    'people by name',
    () => ({ kind: 'people', userIds: [ids.second, ids.third] }),
    ['second', 'third'],
    '2 people',
  ],
])('FED-35 a canary for %s reaches exactly them, at each visit', async (_what, audience, expected, words) => {
  expect((await canary(audience())).json<SectionDto>().canary).toMatchObject({
    digest: fix.digest,
    audience: audience(),
    words,
    by: { lastName: 'admin' },
  });
  expect(await whoHasFix()).toEqual(expected);
  expect(await whoHasFix()).toEqual(expected);
  // Who is not signed in is nobody.
  expect(await releaseOf(t.inject)).toBe(live.digest);
  // The document has the same, and so has what is kept for use without a network.
  const member = as[expected[0] as 'first'];
  const entry = (JSON.parse(fix.files['remote.json']!) as { entry: string }).entry;
  expect((await member({ url: '/range' })).body).toContain(`href="${entry}"`);
  expect((await member({ url: '/service-worker.js' })).body).toContain(entry);
  expect((await t.inject({ url: '/service-worker.js' })).body).not.toContain(entry);
});

test('FED-35 a percentage is of all people, the same ones at each visit and on each process', async () => {
  const everybody = Array.from({ length: 4000 }, (_, number) => `U-${number}`);
  const within = everybody.filter((id) => percentileOf(id, NAME) < 10);
  expect(within.length).toBeGreaterThan(320);
  expect(within.length).toBeLessThan(480);
  // Another section has other people in its tenth, and more percent keep those who have it.
  expect(within.filter((id) => percentileOf(id, 'mfe-lanes') < 10).length).toBeLessThan(100);
  await canary({ kind: 'percent', percent: 50 });
  const expected = PEOPLE.filter((username) => percentileOf(ids[username], NAME) < 50);
  expect(await whoHasFix()).toEqual(expected);
  await canary({ kind: 'percent', percent: 100 });
  expect(await whoHasFix()).toEqual([...PEOPLE]);
});

test('an audience that says nothing is refused with what is missing', async () => {
  for (const [audience, message] of [
    [undefined, 'Choose who gets the release.'],
    [{ kind: 'units' }, 'Choose at least one unit.'],
    [{ kind: 'units', unitIds: ['B-9'] }, 'There is no such unit.'],
    [{ kind: 'roles' }, 'Choose at least one role.'],
    [{ kind: 'people' }, 'Choose at least one person.'],
    [{ kind: 'people', userIds: ['U-9'] }, 'There is no such person.'],
    [{ kind: 'percent' }, 'Enter a percentage from 1 to 100.'],
  ] as const) {
    const answer = await act({ act: 'canary', digest: fix.digest, ...(audience && { audience }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { audience: message } });
  }
  expect((await act({ act: 'promote' })).json()).toMatchObject({ fields: { digest: 'Choose a release.' } });
  expect(await whoHasFix()).toEqual([]);
});

test('promoting gives everybody the release, and rolling back takes it from everybody, with one event each', async () => {
  await canary({ kind: 'people', userIds: [ids.first] });
  const promoted = (await act({ act: 'promote', digest: fix.digest })).json<SectionDto>();
  expect(promoted).toMatchObject({
    release: { digest: fix.digest, signature: 'valid', signer: 'hand-receipt-release' },
    deployed: { digest: live.digest },
    promoted: { digest: fix.digest, by: { lastName: 'admin' } },
    canary: null,
  });
  expect(await whoHasFix()).toEqual([...PEOPLE]);
  expect(await releaseOf(t.inject)).toBe(fix.digest);
  expect((await act({ act: 'promote', digest: fix.digest })).statusCode).toBe(409);

  expect((await act({ act: 'roll-back' })).json<SectionDto>()).toMatchObject({
    release: { digest: live.digest },
    promoted: null,
  });
  expect(await releaseOf(t.inject)).toBe(live.digest);
  expect((await act({ act: 'roll-back' })).json()).toMatchObject({
    message: 'There is nothing to roll back: everyone has the release in its folder.',
  });
  expect((await newestEvents(t, 'SECTION CHANGED')).slice(0, 2)).toEqual([
    { act: 'roll-back', remote: NAME, section: 'Range', release: live.digest, insteadOf: fix.digest },
    { act: 'promote', remote: NAME, section: 'Range', release: fix.digest, insteadOf: live.digest },
  ]);
});

test('a deployment is newer than what was promoted before it', async () => {
  await act({ act: 'promote', digest: fix.digest });
  deploy(webRoot, NAME, later);
  expect(await releaseOf(t.inject)).toBe(later.digest);
  expect(await sectionNow()).toMatchObject({ release: { digest: later.digest }, promoted: null });
});

test('a canary ends when it is stopped, and when its release is taken from the server', async () => {
  await canary({ kind: 'everyone' });
  expect((await act({ act: 'stop-canary' })).json<SectionDto>().canary).toBeNull();
  expect(await whoHasFix()).toEqual([]);
  expect((await act({ act: 'stop-canary' })).statusCode).toBe(409);
  await canary({ kind: 'everyone' });
  rmSync(path.join(webRoot, 'staged', NAME, fix.digest), { recursive: true });
  expect(await releaseOf(as.first)).toBe(live.digest);
  stage(webRoot, NAME, fix);
});

const report = (send: TestApp['inject'], outcome: string, count: number, digest = fix.digest) =>
  send({
    method: 'POST',
    url: '/api/client-reports',
    body: {
      reports: Array.from({ length: count }, () => ({
        remote: NAME,
        digest,
        outcome,
        ...(outcome === 'unavailable' && { words: 'Range did not answer.' }),
      })),
    },
  });

const notices = async (username: (typeof PEOPLE)[number]) =>
  (
    await t.database.db
      .selectFrom('notification')
      .select(['title', 'message', 'action'])
      .where('user_id', '=', ids[username])
      .execute()
  ).filter(({ title }) => title === 'Range: a release was switched off');

test('FED-36 a canary that fails for more than 5 percent of at least 20 visits is switched off, and Admins hear once', async () => {
  await canary({ kind: 'people', userIds: [ids.first, ids.second] });
  // Not yet 20 visits, all of them wrong.
  await report(as.first, 'unavailable', 2);
  await report(as.first, 'loaded', 17);
  expect(await whoHasFix()).toEqual(['first', 'second']);
  // 20 visits, 2 of them failed: 10 percent.
  await report(as.second, 'loaded', 1);
  expect(await whoHasFix()).toEqual([]);
  await report(as.first, 'unavailable', 5);

  const [notice, ...more] = await notices('admin');
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    message: `2 of 20 visits of release ${fix.digest.slice(0, 8)} failed. Everyone has the release before it.`,
    action: { label: 'Open Sections', path: '/sections' },
  });
  expect(await notices('leader')).toEqual([]);
  expect(await sectionNow()).toMatchObject({
    canary: null,
    returned: { digest: fix.digest, reason: '2 of 20 visits failed.' },
    errors: { count24h: 7, last: { words: 'Range did not answer.' } },
  });
  const [event] = await newestEvents(t, 'SECTION CHANGED');
  expect(event).toEqual({
    act: 'canary-returned',
    remote: NAME,
    section: 'Range',
    release: fix.digest,
    reason: '2 of 20 visits failed.',
  });
});

test('FED-36 exactly 5 percent goes on', async () => {
  await canary({ kind: 'everyone' });
  await report(as.first, 'unavailable', 1);
  await report(as.first, 'loaded', 19);
  expect(await whoHasFix()).toEqual([...PEOPLE]);
  expect((await sectionNow()).canary).toMatchObject({ visits: 20, unavailable: 1 });
  await report(as.second, 'unavailable', 1);
  expect(await whoHasFix()).toEqual([]);
});

test('FED-36 many reports at the same moment switch it off once', async () => {
  await canary({ kind: 'everyone' });
  const before = (await notices('admin')).length;
  await report(as.leader, 'loaded', 18);
  const answers = await Promise.all(PEOPLE.map((username) => report(as[username], 'unavailable', 4)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(PEOPLE.map(() => 200));
  expect(await notices('admin')).toHaveLength(before + 1);
});

test('FED-36 reports of people whom the canary is not for, and of other releases, do not end it', async () => {
  await canary({ kind: 'people', userIds: [ids.first] });
  await report(as.second, 'unavailable', 50);
  await report(as.first, 'unavailable', 50, live.digest);
  await report(as.first, 'unavailable', 50, 'a'.repeat(64));
  expect(await whoHasFix()).toEqual(['first']);
  // Of a release that is not here nothing is stored.
  expect((await sectionNow()).errors.count24h).toBe(100);
});

test('FED-36 a canary that is begun again starts from no visit', async () => {
  await canary({ kind: 'everyone' });
  await report(as.first, 'unavailable', 30);
  expect((await sectionNow()).returned).toMatchObject({ digest: fix.digest });
  await canary({ kind: 'everyone' });
  expect(await sectionNow()).toMatchObject({ returned: null, canary: { visits: 0, unavailable: 0 } });
  await report(as.first, 'loaded', 20);
  expect(await whoHasFix()).toEqual([...PEOPLE]);
});

test('reports are kept for a day, and of one person no more than 500 in it', async () => {
  for (let sent = 0; sent < 11; sent += 1) await report(as.first, 'loaded', 50);
  expect((await sectionNow()).visits24h).toBe(500);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000 + 1000);
  t.clock.set(tomorrow);
  await runJobs(t.app, 'delete old visits of sections');
  t.clock.set(new Date());
  expect(await t.database.db.selectFrom('section_visit').select('id').execute()).toEqual([]);
});

test('the check of the ledger verifies after every act', async () => {
  const recorded = (await newestEvents(t, 'SECTION CHANGED')).map(({ act: done }) => done);
  expect(new Set(recorded)).toEqual(
    new Set(['canary', 'canary-returned', 'promote', 'roll-back', 'stop-canary']),
  );
  await t.app.sealer.sealNow();
  const answer = await as.leader({ url: '/api/verification/database' });
  expect(answer.json()).toMatchObject({ is_verified: true, findings: [] });
});
