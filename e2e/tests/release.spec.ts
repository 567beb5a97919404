import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { ReleaseDto } from '@hand-receipt/contracts';
import { PHONE, person } from '../support/people';
import { faults } from '../support/axe';
import { test } from '../support/test';

const run = promisify(execFile);
const REPOSITORY = join(__dirname, '../..');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('EVID-29 About, the API, pnpm release:digest and a DA 2062 print the same digests, and these are of the files', async ({
  browser,
}) => {
  const page = await person(browser, 'halloran');
  const { digest, verifier, units } = (await (await page.request.get('/api/release')).json()) as ReleaseDto;
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(units).toHaveLength(9);
  expect(sha256(await (await page.request.get('/api/ledger/verifier')).body())).toBe(verifier);

  await page.goto('/settings');
  const about = page.getByRole('region', { name: 'About' });
  await expect(about).toContainText(`Release SHA-256${digest}`);
  await expect(about).toContainText(`Verifier SHA-256${verifier}`);

  const command = ['scripts/api-command.mjs', 'release-digest'];
  const { stdout } = await run(process.execPath, command, { cwd: REPOSITORY });
  const lines = units.map((unit) => `${unit.digest} ${unit.name}\n`).join('');
  expect(stdout).toContain(`${lines}\nRelease SHA-256  ${digest}\nVerifier SHA-256 ${verifier}\n`);
  expect(sha256(Buffer.from(lines))).toBe(digest);

  const own = (await (await page.request.get('/api/property?limit=1')).json()) as { id: string }[];
  const made = await page.request.post('/api/da2062/generate-pdf', {
    headers: { origin: new URL(page.url()).origin },
    data: { property_ids: [own[0]?.id] },
  });
  const form = test.info().outputPath('form.pdf');
  await writeFile(form, await made.body());
  const printed = await run(process.execPath, [join(__dirname, '../support/pdf-text.mjs'), form]);
  for (const words of printed.stdout.trim().split('\n')) {
    expect(words.replace(/ +/g, ' ')).toContain(
      `Verifier SHA-256 ${verifier} Release ${digest?.slice(0, 16)}`,
    );
  }
});

test('About fits a phone and passes axe', async ({ browser }) => {
  const page = await person(browser, 'halloran', PHONE);
  await page.goto('/settings');
  const about = page.getByRole('region', { name: 'About' });
  await about.getByText('Signed lists of all units (9)').click();
  await expect(about.getByRole('list', { name: 'Units' }).getByRole('listitem')).toHaveCount(9);
  const tooWide = await about.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  expect(await faults(page, 'about')).toEqual([]);
});
