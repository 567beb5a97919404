import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { ledgerFindings } from '../support/ledger-findings';
import { type TestApp, addUser, testApp } from '../support/app';
import { buildRelease, deploy, deployShell, releaseKey, stage } from '../support/section-releases';

const NAME = 'mfe-range';
const webRoot = mkdtempSync(path.join(tmpdir(), 'hand-receipt-rules-'));
const key = releaseKey('hand-receipt-release');
const live = buildRelease(NAME, 'live', { signer: key });
const fix = buildRelease(NAME, 'fix', { signer: key });
const later = buildRelease(NAME, 'later', { signer: key });
let t: TestApp;
let send: TestApp['inject'];

beforeAll(async () => {
  deployShell(webRoot, [key]);
  deploy(webRoot, NAME, live);
  for (const release of [fix, later]) stage(webRoot, NAME, release);
  t = await testApp({ webRoot });
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  send = await t.signIn('admin');
});
afterAll(() => rmSync(webRoot, { recursive: true }));

async function act(body: object): Promise<void> {
  const answer = await send({ method: 'PATCH', url: `/api/sections/${NAME}`, body });
  expect(answer.statusCode).toBe(200);
}

test('every act of an Admin on a section agrees with the ledger, and what a statement changed is named', async () => {
  const { db } = t.database;
  const findings = () => ledgerFindings(t);
  await act({ act: 'switch-off', reason: 'Wrong totals.' });
  await act({ act: 'canary', digest: fix.digest, audience: { kind: 'percent', percent: 5 } });
  expect(await findings()).toEqual([]);

  await sql`update remote_rule set hidden = true, reason = 'Another.' where kind = 'switch'`.execute(db);
  await sql`update remote_rule set release = ${later.digest} where kind = 'canary'`.execute(db);
  expect(await findings()).toEqual([
    `Section rule mfe-range canary shows release ${later.digest}; ledger says ${fix.digest}`,
    'Section rule mfe-range switch shows hidden true; ledger says false',
    'Section rule mfe-range switch shows reason Another.; ledger says Wrong totals.',
  ]);
  await sql`update remote_rule set hidden = false, reason = 'Wrong totals.' where kind = 'switch'`.execute(
    db,
  );

  // Its canary ends with it.
  await act({ act: 'promote', digest: fix.digest });
  await act({ act: 'switch-on' });
  expect(await findings()).toEqual([]);
  await sql`delete from remote_rule`.execute(db);
  expect(await findings()).toEqual([
    expect.stringMatching(/^Section rule mfe-range promotion is missing; ledger has it as event #\d+$/),
  ]);
  await sql`insert into remote_rule (remote, kind, release, instead_of, state, audience, since)
    values (${NAME}, 'promotion', ${fix.digest}, ${live.digest}, 'on', '{"kind": "everyone"}', now())`.execute(
    db,
  );
  await act({ act: 'roll-back' });
  expect(await findings()).toEqual([]);

  await sql`insert into remote_rule (remote, kind, release, state, audience, since)
    values (${NAME}, 'canary', ${later.digest}, 'on', '{"kind": "everyone"}', now())`.execute(db);
  expect(await findings()).toEqual(['Section rule mfe-range canary has no event in the ledger']);
});
