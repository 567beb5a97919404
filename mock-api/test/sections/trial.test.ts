import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegisteredRemote, SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { newestEvents } from '../people/people-fixture';
import { type TestApp, addUser, cookieOf, testApp, TEST_PASSWORD } from '../support/app';
import { buildRelease, deploy, deployShell, releaseKey, stage } from '../support/section-releases';

const NAME = 'mfe-range';
const HOUR_MS = 60 * 60 * 1000;
const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-trial-'));
const key = releaseKey('hand-receipt-release');
const ofLanes = releaseKey('mfe-lanes');
const live = buildRelease(NAME, 'live', { signer: key });
const fix = buildRelease(NAME, 'fix', { signer: key });
const REFUSED = {
  unsigned: buildRelease(NAME, 'unsigned', { signer: null }),
  byOther: buildRelease(NAME, 'by lanes', { signer: ofLanes }),
  byStranger: buildRelease(NAME, 'by a stranger', { signer: releaseKey('somebody') }),
  ofOther: buildRelease(NAME, 'of lanes', { signer: key, unit: 'mfe-lanes' }),
};
const REASONS: Record<keyof typeof REFUSED, string> = {
  unsigned: 'It is not signed.',
  byOther: 'It is signed by mfe-lanes, which signs for that section alone.',
  byStranger: 'It is signed by somebody, which the shell does not trust.',
  ofOther: 'Its release.txt is the list of mfe-lanes.',
};
let t: TestApp;

beforeAll(async () => {
  deployShell(webRoot, [key, ofLanes]);
  deploy(webRoot, NAME, live);
  for (const release of [fix, ...Object.values(REFUSED)]) stage(webRoot, NAME, release);
  t = await testApp({ webRoot });
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  await addUser(t.database, { username: 'second', role: 'Admin' });
  await addUser(t.database, { username: 'leader', role: 'Commander' });
});
afterAll(() => rmSync(webRoot, { recursive: true }));
afterEach(() => t.clock.set(new Date()));

/** One browser: it keeps the cookies that it is given. */
async function browserOf(username: string) {
  const cookies = new Map<string, string>();
  const send: TestApp['inject'] = async (options) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await t.inject({ ...options, headers: { cookie, ...options.headers } });
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const signIn = () =>
    send({ method: 'POST', url: '/api/auth/login', body: { username, password: TEST_PASSWORD } });
  await signIn();
  return { send, signIn, cookies };
}
type Browser = Awaited<ReturnType<typeof browserOf>>;

const begin = ({ send }: Browser, digest: string) =>
  send({ method: 'POST', url: `/api/sections/${NAME}/override`, body: { digest } });
const stop = ({ send }: Browser) => send({ method: 'DELETE', url: `/api/sections/${NAME}/override` });

function rangeIn(document: string): RegisteredRemote {
  const start = document.indexOf('id="remotes">') + 'id="remotes">'.length;
  const registry = JSON.parse(
    document.slice(start, document.indexOf('</script>', start)),
  ) as RegisteredRemote[];
  return registry.find(({ name }) => name === NAME)!;
}
const releaseIn = async ({ send }: Pick<Browser, 'send'>) =>
  rangeIn((await send({ url: '/range' })).body).digest;

test('FED-27 an administrator uses a staged, signed release in one browser, and every other has the live one', async () => {
  const [mine, otherOfMine, colleague] = [
    await browserOf('admin'),
    await browserOf('admin'),
    await browserOf('second'),
  ];
  const answer = await begin(mine, fix.digest);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<SectionDto>().mine).toMatchObject({ digest: fix.digest });

  const { body } = await mine.send({ url: '/range' });
  expect(rangeIn(body)).toMatchObject({ digest: fix.digest, release: fix.files['release.txt'] });
  expect(rangeIn(body).trial).toEqual({ until: answer.json<SectionDto>().mine?.until });
  // The document preloads its files by their digests, and the server has them under the addresses that it was built for.
  const entry = rangeIn(body).entry;
  expect(body).toContain(`<link rel="preload" as="script" href="${entry}" integrity="sha384-`);
  expect((await mine.send({ url: entry })).body).toBe("entry('fix')");

  for (const other of [otherOfMine, colleague, { send: t.inject }]) {
    expect(await releaseIn(other)).toBe(live.digest);
  }
  const sections = async ({ send }: Browser) =>
    (await send({ url: '/api/sections' })).json<SectionsDto>().sections[0];
  expect(await sections(mine)).toMatchObject({ mine: { digest: fix.digest } });
  expect(await sections(colleague)).toMatchObject({ mine: null, release: { digest: live.digest } });
});

test('FED-27 what is kept for use without a network is of the live release, for a trial ends', async () => {
  const mine = await browserOf('admin');
  await begin(mine, fix.digest);
  const { body } = await mine.send({ url: '/service-worker.js' });
  expect(body).toContain(rangeIn((await t.inject({ url: '/range' })).body).entry);
  expect(body).not.toContain(rangeIn((await mine.send({ url: '/range' })).body).entry);
});

test.each(Object.keys(REFUSED) as (keyof typeof REFUSED)[])(
  'FED-28 a staged release that is refused (%s) runs nowhere, and the Sections page says why',
  async (kind) => {
    const admin = await browserOf('admin');
    const { digest, files } = REFUSED[kind];
    const { sections } = (await admin.send({ url: '/api/sections' })).json<SectionsDto>();
    expect(sections[0]?.staged.find((release) => release.digest === digest)).toMatchObject({
      signature: 'refused',
      signer: null,
      reason: REASONS[kind],
    });
    const act = (body: object) => admin.send({ method: 'PATCH', url: `/api/sections/${NAME}`, body });
    for (const answer of [
      await begin(admin, digest),
      await act({ act: 'canary', digest, audience: { kind: 'everyone' } }),
      await act({ act: 'promote', digest }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ message: `This release cannot be used. ${REASONS[kind]}` });
    }
    expect(await releaseIn(admin)).toBe(live.digest);
    // Not even its files are served.
    const own = Object.keys(files).find((file) => file.startsWith('remoteEntry.'))!;
    expect((await admin.send({ url: `/remotes/${NAME}/${own}` })).statusCode).toBe(404);
  },
);

test('FED-28 a release whose descriptor was changed on the server is refused, and a trial of it ends', async () => {
  const changed = buildRelease(NAME, 'changed', { signer: key });
  stage(webRoot, NAME, changed);
  const admin = await browserOf('admin');
  await begin(admin, changed.digest);
  expect(await releaseIn(admin)).toBe(changed.digest);
  writeFileSync(
    path.join(webRoot, 'staged', NAME, changed.digest, 'remote.json'),
    changed.files['remote.json']!.replace('"Range"', '"Rage"'),
  );
  expect(await releaseIn(admin)).toBe(live.digest);
  expect((await begin(admin, changed.digest)).json()).toMatchObject({
    message: 'This release cannot be used. Its remote.json is not the file that was signed.',
  });
});

test('FED-29 an override ends after 8 hours', async () => {
  const from = new Date();
  t.clock.set(from);
  const admin = await browserOf('admin');
  await begin(admin, fix.digest);
  t.clock.set(new Date(from.getTime() + 8 * HOUR_MS - 1000));
  expect(await releaseIn(admin)).toBe(fix.digest);
  t.clock.set(new Date(from.getTime() + 8 * HOUR_MS));
  expect(await releaseIn(admin)).toBe(live.digest);
});

test('FED-29 an override ends at sign-out', async () => {
  const admin = await browserOf('admin');
  await begin(admin, fix.digest);
  await admin.send({ method: 'POST', url: '/api/auth/logout' });
  expect(await releaseIn(admin)).toBe(live.digest);
  await admin.signIn();
  expect(await releaseIn(admin)).toBe(live.digest);
});

test('FED-29 an override ends by Stop', async () => {
  const admin = await browserOf('admin');
  await begin(admin, fix.digest);
  expect((await stop(admin)).statusCode).toBe(200);
  expect(await releaseIn(admin)).toBe(live.digest);
  expect([...admin.cookies.keys()]).toEqual(['hr_session', 'hr_known']);
});

test('FED-29 starting an override is an event in the ledger, and the ledger verifies', async () => {
  const admin = await browserOf('admin');
  const before = (await newestEvents(t, 'SECTION OVERRIDDEN')).length;
  const { mine } = (await begin(admin, fix.digest)).json<SectionDto>();
  const events = await newestEvents(t, 'SECTION OVERRIDDEN');
  expect(events).toHaveLength(before + 1);
  expect(events[0]).toEqual({
    remote: NAME,
    section: 'Range',
    release: fix.digest,
    until: mine?.until,
  });
});

test('FED-30 the Content-Security-Policy is the same with an override as without', async () => {
  const [admin, other] = [await browserOf('admin'), await browserOf('admin')];
  await begin(admin, fix.digest);
  const policyOf = async ({ send }: Browser) =>
    (await send({ url: '/range' })).headers['content-security-policy'];
  expect(await policyOf(admin)).toBe(await policyOf(other));
  expect(await policyOf(admin)).toContain("script-src 'self'");
});

test('FED-31 somebody who is no Admin gets 403 for an override and cannot stop one', async () => {
  const leader = await browserOf('leader');
  for (const answer of [await begin(leader, fix.digest), await stop(leader)]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      message: 'Only an Admin changes what of the product is loaded.',
    });
  }
  expect(leader.cookies.has('hr_trial')).toBe(false);
});

test('FED-31 the cookie of another session has no effect, nor has one that was changed', async () => {
  const [mine, other] = [await browserOf('admin'), await browserOf('admin')];
  await begin(mine, fix.digest);
  const cookie = mine.cookies.get('hr_trial')!;
  other.cookies.set('hr_trial', cookie);
  expect(await releaseIn(other)).toBe(live.digest);
  other.cookies.delete('hr_session');
  expect(await releaseIn(other)).toBe(live.digest);
  mine.cookies.set('hr_trial', cookie.replace(fix.digest, REFUSED.unsigned.digest));
  expect(await releaseIn(mine)).toBe(live.digest);
});

test('FED-31 an Admin who is made something else has no override any more', async () => {
  const id = await addUser(t.database, { username: 'former', role: 'Admin' });
  const former = await browserOf('former');
  await begin(former, fix.digest);
  expect(await releaseIn(former)).toBe(fix.digest);
  await t.database.db.updateTable('users').set({ role: 'Soldier' }).where('id', '=', id).execute();
  expect(await releaseIn(former)).toBe(live.digest);
});

test('FED-27 the cookie is HttpOnly, for this site alone and for 8 hours', async () => {
  const admin = await browserOf('admin');
  const cookie = (await begin(admin, fix.digest)).cookies.find(({ name }) => name === 'hr_trial');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 8 * 60 * 60 });
});

test('FED-32 a section that is switched off is off for a browser with an override too', async () => {
  const admin = await browserOf('admin');
  await begin(admin, fix.digest);
  const act = (body: object) => admin.send({ method: 'PATCH', url: `/api/sections/${NAME}`, body });
  await act({ act: 'switch-off', reason: 'All of it is wrong.' });
  expect(rangeIn((await admin.send({ url: '/range' })).body).off).toBeDefined();
  expect((await begin(admin, fix.digest)).json()).toMatchObject({
    message: 'This section is switched off. Switch it on first.',
  });
  await act({ act: 'switch-on' });
});

test('a release that is not on the server cannot be chosen', async () => {
  const admin = await browserOf('admin');
  const answer = await begin(admin, 'a'.repeat(64));
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ message: 'There is no such release on this server.' });
  expect(cookieOf(answer)).toBe('');
});
