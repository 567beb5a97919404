import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { cameraOptions, PORT } from '../support/environment';
import { DEMO_PASSWORD, signIn } from '../support/people';
import { test as base } from '../support/test';
import { type WitnessedServer, startWitnessedServer } from '../support/witnessed-server';

/** A hand receipt of a witnessed ledger, which is held before the camera. */
interface Paper {
  server: WitnessedServer;
  /** Files: the one-file verifier, and what the camera sees. */
  verifier: string;
  video: string;
  /** Key of the ledger, as its holder knows it. */
  key: string;
}

async function commander(origin: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const data = { username: 'halloran', password: DEMO_PASSWORD };
  expect((await api.post('/api/auth/login', { data })).ok()).toBe(true);
  return api;
}

async function printPaper(api: APIRequestContext, folder: string): Promise<string> {
  const items = (await (await api.get('/api/property?limit=1')).json()) as { id: string }[];
  const made = await api.post('/api/da2062/generate-pdf', { data: { property_ids: [items[0]?.id] } });
  expect(made.ok()).toBe(true);
  const form = join(folder, 'form.pdf');
  writeFileSync(form, await made.body());
  return form;
}

const test = base.extend<object, { paper: Paper }>({
  paper: [
    async ({}, use) => {
      const server = await startWitnessedServer(PORT + 44);
      const api = await commander(server.origin);
      const isWitnessed = async () =>
        ((await (await api.get('/api/ledger/checkpoint')).json()) as { witnessed: unknown }).witnessed !==
        null;
      await expect.poll(isWitnessed, { timeout: 60_000 }).toBe(true);
      const folder = mkdtempSync(join(tmpdir(), 'hand-receipt-paper-'));
      const [verifier, video] = [join(folder, 'verifier.html'), join(folder, 'paper.y4m')];
      writeFileSync(verifier, await (await api.get('/api/ledger/verifier')).body());
      const film = join(__dirname, '../support/paper-video.mjs');
      execFileSync(process.execPath, [film, await printPaper(api, folder), video]);
      const { firstKey: key } = (await (await api.get('/api/ledger/key')).json()) as { firstKey: string };
      await use({ server, verifier, video, key });
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  launchOptions: [
    async ({ paper }, use) => {
      await use(cameraOptions(paper.video));
    },
    { scope: 'worker' },
  ],
});

/** Reads the codes of the paper with the camera of Ledger Verification. @returns the page with what it read */
async function readByCamera(page: Page): Promise<string> {
  await page.goto('/ledger-verification');
  await page.getByRole('button', { name: 'Check a Printed Hand Receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check a Printed Hand Receipt' });
  await dialog.getByRole('button', { name: 'Use camera' }).click();
  const codes = dialog.getByLabel('Codes of the Page');
  await expect(codes).toHaveValue(/HR1\/C\//, { timeout: 60_000 });
  await expect(codes).toHaveValue(/HR1\/P\//, { timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'Use camera' })).toBeVisible();
  return codes.inputValue();
}

test('EVID-49 a printed DA 2062 read by camera is checked on Ledger Verification, and in the verifier without a network', async ({
  browser,
  paper: { server, verifier, key },
}) => {
  const context = await browser.newContext({ baseURL: server.origin, permissions: ['camera'] });
  const page = await context.newPage();
  await signIn(page, 'halloran');
  const codes = await readByCamera(page);
  const dialog = page.getByRole('dialog', { name: 'Check a Printed Hand Receipt' });
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog).toContainText('The ledger still has what this page shows.', { timeout: 60_000 });
  await context.close();

  const offline = await browser.newContext({ offline: true });
  const disk = await offline.newPage();
  const asked: string[] = [];
  disk.on('request', (sent) => {
    if (!sent.url().startsWith('file:')) asked.push(sent.url());
  });
  await disk.goto(pathToFileURL(verifier).href);
  const result = disk.locator('#result');
  const check = async (typed: string, policy: string) => {
    await disk.getByLabel('Codes of a printed page').fill(typed);
    await disk.getByLabel('Witness policy').fill(policy);
    await disk.getByLabel('Key that you trust').fill(key);
    await disk.getByRole('button', { name: 'Verify' }).click();
  };
  const COSIGNED = 'Enough witnesses of the policy have cosigned the checkpoint of this page.';
  await check(codes, server.policy);
  await expect(result).toContainText(COSIGNED);
  await expect(result).toContainText('Witness: demo-1 at ');
  await expect(result).toContainText('Witness: demo-2 at ');

  const second = codes.split('\n').find((code) => code.startsWith('HR1/C/')) ?? '';
  const oneOnly = second.split('/').slice(0, 5).join('/');
  await check(oneOnly, server.policy);
  await expect(result).toContainText('Only 1 of 2 needed witnesses has cosigned this checkpoint.');
  await expect(result).not.toContainText(COSIGNED);

  const [mark, kind, size, root = '', ...signed] = second.split('/');
  const otherRoot = `${root.startsWith('0') ? '1' : '0'}${root.slice(1)}`;
  await check([mark, kind, size, otherRoot, ...signed].join('/'), server.policy);
  await expect(result).toContainText('does not match the checkpoint.');
  await expect(result).not.toContainText(COSIGNED);
  expect(asked).toEqual([]);
  await offline.close();
});
