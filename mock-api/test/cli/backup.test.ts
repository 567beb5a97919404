import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PropertyDto, TransferDto, VerificationDto } from '@hand-receipt/contracts';
import { readLastBackup } from '../../src/kernel';
import { addUser } from '../support/app';
import { type OpenApp, type Workplace, openApp, run, workplace } from './workplace';

const PASSPHRASE = 'nine geese over a cold river';
const SERIAL = 'W700123';
/** Of the secrets of authenticator apps. */
const TOTP_KEY = 'kT4mN8qW2xZ6bV0cR5yU9iO3pA7sD1fG4hJ8kL2zX6c=';

let original: Workplace;
let folder: string;
let backup: string;
/** The checkpoint that a client saw last before anything was lost. */
let remembered: { size: number };
let people: { brandt: string; petrov: string };

const withPassphrase = (place: Workplace) => ({ env: { ...place.env, BACKUP_PASSPHRASE: PASSPHRASE } });

async function found(open: OpenApp): Promise<PropertyDto> {
  const send = await open.signIn('brandt');
  const items = (await send({ url: '/api/property?scope=visible' })).json<PropertyDto[]>();
  const item = items.find(({ serial_number }) => serial_number === SERIAL);
  if (!item) throw new Error(`${SERIAL} is not in the property book.`);
  return item;
}

/** Moves the item to somebody by an offer and its approval. */
async function handOver(open: OpenApp, itemId: string, from: string, to: { username: string; id: string }) {
  const body = { propertyId: itemId, toUserId: to.id };
  const offered = await (await open.signIn(from))({ method: 'POST', url: '/api/transfers', body });
  const { id } = offered.json<TransferDto>();
  const url = `/api/transfers/${id}/status`;
  const approved = await (
    await open.signIn(to.username)
  )({ method: 'PATCH', url, body: { status: 'Approved' } });
  expect([offered.statusCode, approved.statusCode]).toEqual([201, 200]);
}

const verdict = async (open: OpenApp): Promise<VerificationDto> =>
  (await (await open.signIn('brandt'))({ url: '/api/verification/database' })).json();

beforeAll(async () => {
  original = await workplace();
  folder = await mkdtemp(path.join(tmpdir(), 'hand-receipt-backup-'));
  backup = path.join(folder, 'old.backup');
  const open = await openApp(original);
  const { database } = open.app;
  await database.db
    .insertInto('units')
    .values({ id: 'B', name: 'B Co', kind: 'company', parent_id: null })
    .execute();
  people = {
    brandt: await addUser(database, { username: 'brandt', role: 'Supply Sergeant', unit_id: 'B' }),
    petrov: await addUser(database, { username: 'petrov', unit_id: 'B' }),
  };
  const send = await open.signIn('brandt');
  const body = { name: 'M4A1 Carbine', serial_number: SERIAL, assigned_to_user_id: people.brandt };
  const created = await send({ method: 'POST', url: '/api/property', body });
  expect(created.statusCode).toBe(201);
  await open.close();
  await writeFile(path.join(original.dataDir, 'totp-key'), TOTP_KEY);
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

test('a backup is one file for its owner alone, and holds the signing key only sealed', async () => {
  const { code, output } = await run('backup', [backup], withPassphrase(original));
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('1 ledger events') });
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  const key = await readFile(path.join(original.dataDir, 'ledger', 'signing-key'), 'utf8');
  const bytes = gunzipSync(await readFile(backup)).toString('latin1');
  expect(bytes).toContain('keys/signing-key');
  expect(bytes).not.toContain(key.trim());
  expect(bytes).toContain('keys/totp-key');
  expect(bytes).not.toContain(TOTP_KEY);

  const made = { at: expect.any(String) as string, size: (await stat(backup)).size, withKey: true };
  expect(await readLastBackup(original.dataDir)).toEqual({ made, failed: null });

  const again = await run('backup', [backup], withPassphrase(original));
  expect(again).toMatchObject({ code: 1, output: `${backup} is there already. Name another file.\n` });
  // The operations page shows the failure, and the backup that is there.
  expect(await readLastBackup(original.dataDir)).toEqual({
    made,
    failed: { at: expect.any(String) as string, reason: `${backup} is there already. Name another file.` },
  });
}, 120_000);

test('a backup without a passphrase names each key that it leaves out, and what fails without it', async () => {
  const { code, output } = await run('backup', [path.join(folder, 'open.backup')], { env: original.env });
  const [signingKey, totpKey] = ['ledger/signing-key', 'totp-key'].map((name) =>
    path.join(original.dataDir, name),
  );
  expect(code).toBe(0);
  expect(output).toContain('BACKUP_PASSPHRASE is not set, so these keys are not in this backup.');
  expect(output).toContain(`${signingKey}: without it a restored ledger cannot be signed any further.`);
  expect(output).toContain(`${totpKey}: without it the codes of authenticator apps fail after a restore.`);
  expect(output).not.toContain('.next');
}, 120_000);

test('a backup into a folder that does not exist is refused', async () => {
  const missing = path.join(folder, 'missing');
  const { code, output } = await run('backup', [path.join(missing, 'a.backup')], withPassphrase(original));
  expect({ code, output }).toEqual({
    code: 1,
    output: `The folder ${missing} does not exist. Create it first.\n`,
  });
}, 120_000);

test('restored elsewhere, everything is there, people sign in and the ledger verifies under its key', async () => {
  const elsewhere = await workplace();
  const locked = await run('restore', [backup], { env: elsewhere.env });
  expect(locked).toMatchObject({ code: 1, output: expect.stringContaining('set BACKUP_PASSPHRASE') });
  const { code, output } = await run('restore', [backup], withPassphrase(elsewhere));
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restored the backup of'),
  });

  const open = await openApp(elsewhere);
  expect((await found(open)).assigned_to_user_id).toBe(people.brandt);
  expect(await verdict(open)).toMatchObject({ is_verified: true, size: 1 });
  const { id } = await found(open);
  await handOver(open, id, 'brandt', { username: 'petrov', id: people.petrov });
  await open.close();
  const keys = await Promise.all(
    [original, elsewhere].map(({ dataDir }) => readFile(path.join(dataDir, 'ledger', 'signing-key'), 'utf8')),
  );
  expect(keys[1]).toBe(keys[0]);
  expect(await readFile(path.join(elsewhere.dataDir, 'totp-key'), 'utf8')).toBe(TOTP_KEY);
}, 240_000);

test('data that is there is not replaced unasked', async () => {
  const { code, output } = await run('restore', [backup], withPassphrase(original));
  expect(code).toBe(1);
  expect(output).toMatch(/--force to (replace it|delete all it holds)/);
  const open = await openApp(original);
  expect((await found(open)).assigned_to_user_id).toBe(people.brandt);
  await open.close();
}, 120_000);

test('an old backup put back over newer data is noticed by the ledger check, which names the item', async () => {
  const before = await openApp(original);
  const { id } = await found(before);
  await handOver(before, id, 'brandt', { username: 'petrov', id: people.petrov });
  await before.app.sealer.sealNow();
  remembered = (await (await before.signIn('brandt'))({ url: '/api/ledger/checkpoint' })).json();
  await before.close();

  const { code, output } = await run('restore', [backup, '--force'], withPassphrase(original));
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      "The ledger journal here has 3 events, the backup's 1: the longer one is kept.",
    ),
  });
  const after = await openApp(original);
  const { is_verified, findings } = await verdict(after);
  expect(is_verified).toBe(false);
  expect(findings.map(({ message }) => message).join('\n')).toContain(`Item ${SERIAL} shows holder`);
  await after.close();
}, 240_000);

test('where the journal was lost too, a client that remembers a checkpoint notices', async () => {
  const elsewhere = await workplace();
  await run('restore', [backup], withPassphrase(elsewhere));
  const open = await openApp(elsewhere);
  const send = await open.signIn('brandt');
  const size = remembered.size;
  const answer = await send({ url: `/api/ledger/consistency?from=${size}&to=${size}` });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    `The ledger has 1 event, not ${size}.`,
  ]);
  await open.close();
}, 240_000);

test('a backup that was cut short or altered is refused and changes nothing', async () => {
  const damaged = path.join(folder, 'damaged.backup');
  await writeFile(damaged, await readFile(backup));
  await truncate(damaged, Math.floor((await stat(backup)).size / 2));
  const target = await workplace();
  const cut = await run('restore', [damaged], withPassphrase(target));
  expect(cut).toMatchObject({ code: 1, output: expect.stringContaining('is no whole backup') });
  await writeFile(damaged, 'not a backup at all');
  const other = await run('restore', [damaged], withPassphrase(target));
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('is no whole backup') });
  const empty = await run('restore', [backup], withPassphrase(target));
  expect(empty).toMatchObject({ code: 0 });
}, 240_000);
