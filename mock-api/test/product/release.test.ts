import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { exportAs } from '../forms/support/export';
import { readPdf, wordsOf } from '../forms/support/pdf';

const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-release-'));
const webRoot = path.join(folder, 'dist');
const verifierFile = path.join(folder, 'verifier.html');
const VERIFIER = '<!doctype html><title>verifier</title>';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const put = (unit: string, list: string) => {
  mkdirSync(path.join(webRoot, unit), { recursive: true });
  writeFileSync(path.join(webRoot, unit, 'release.txt'), list);
};
const listOf = (unit: string, digest = 'sha384-AAAA') =>
  `hand-receipt/release/1\n${unit}\n${digest} main.js\n\n— key signature\n`;

let built: Company;
let fromSources: Company;
beforeAll(async () => {
  for (const unit of ['shell', 'service-worker']) put(unit, listOf(unit));
  for (const remote of ['mfe-b', 'mfe-a']) put(`remotes/${remote}`, listOf(remote));
  mkdirSync(path.join(webRoot, 'remotes/mfe-without-list'));
  writeFileSync(verifierFile, VERIFIER);
  built = await testCompany({ webRoot, verifierFile });
  fromSources = await testCompany();
});
afterAll(() => rmSync(folder, { recursive: true }));

const readRelease = async (company: Company) =>
  (await company.inject({ url: '/api/release' })).json<ReleaseDto>();

/** The words of each page of a form with a sheet of codes. */
async function printed(company: Company): Promise<string[]> {
  const { id } = await company.createItem();
  const { rawPayload } = await exportAs(company, 'halloran', [id], { include_qr_codes: true });
  return (await readPdf(rawPayload)).pages.map(wordsOf);
}

test('EVID-29 the digests are those of the signed lists and of the verifier, and need no session', async () => {
  const names = ['mfe-a', 'mfe-b', 'service-worker', 'shell'];
  const units = names.map((name) => ({ name, digest: sha256(listOf(name)) }));
  expect(await readRelease(built)).toEqual({
    version: '0.1.0',
    digest: sha256(units.map(({ name, digest }) => `${digest} ${name}\n`).join('')),
    verifier: sha256(VERIFIER),
    units,
  });
  const served = await built.as.whitaker({ url: '/api/ledger/verifier' });
  expect(sha256(served.body)).toBe(sha256(VERIFIER));
});

test('EVID-29 every page of a DA 2062 prints all digits of the verifier and the first 16 of the release', async () => {
  const { digest, verifier } = await readRelease(built);
  const pages = await printed(built);
  expect(pages).toHaveLength(2);
  for (const words of pages) {
    expect(words).toMatch(new RegExp(`root [0-9a-f]{64} Not witnessed Verifier SHA-256 ${verifier}`));
    expect(words).toMatch(new RegExp(`Release ${digest?.slice(0, 16)}(?![0-9a-f])`));
  }
});

test('EVID-29 a remote that is deployed while the server runs is another release', async () => {
  const before = await readRelease(built);
  put('remotes/mfe-b', listOf('mfe-b', 'sha384-BBBB'));
  const after = await readRelease(built);
  expect(after.digest).not.toBe(before.digest);
  expect(after.units.filter(({ digest }, at) => digest !== before.units[at]?.digest)).toEqual([
    { name: 'mfe-b', digest: sha256(listOf('mfe-b', 'sha384-BBBB')) },
  ]);
  expect((await printed(built))[0]).toContain(`Release ${after.digest?.slice(0, 16)}`);
  put('remotes/mfe-b', listOf('mfe-b'));
});

test('EVID-29 a product that is not built has no digest, and says so in every place', async () => {
  expect(await readRelease(fromSources)).toEqual({
    version: '0.1.0',
    digest: null,
    verifier: null,
    units: [],
  });
  for (const words of await printed(fromSources)) {
    expect(words).toContain(
      'Verifier: not built, so it has no digest. Release: not built, so it has no digest.',
    );
    expect(words).not.toContain('SHA-256');
  }
});

test('a product without its service worker has no digest of a release', async () => {
  const list = path.join(webRoot, 'service-worker/release.txt');
  rmSync(list);
  const { digest, units } = await readRelease(built);
  expect([digest, units.map(({ name }) => name)]).toEqual([null, ['mfe-a', 'mfe-b', 'shell']]);
  put('service-worker', listOf('service-worker'));
});
