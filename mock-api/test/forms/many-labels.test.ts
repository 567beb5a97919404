import { performance } from 'node:perf_hooks';
import { PAGE_COUNT_HEADER } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { type Company, testCompany } from '../custody/company';
import { readPdf, wordsOf } from './support/pdf';

const LABELS = 5000;
const ids = Array.from({ length: LABELS }, (_, n) => `L-${n + 1}`);

let company: Company;
beforeAll(async () => {
  company = await testCompany();
  await sql`insert into property (id, name, serial_number, category, current_status, unit_id, created_at)
    select 'L-' || n, 'CARBINE ' || n, 'LBL' || n, 'weapons', 'Operational', 'B', now()
    from generate_series(1, ${LABELS}::int) n`.execute(company.database.db);
}, 60_000);

const order = (property_ids: string[]) =>
  company.as.halloran({ method: 'POST', url: '/api/labels', body: { property_ids } });

test('5,000 labels are drawn beside the server: its thread works for a part of the time, and others are answered', async () => {
  const before = performance.eventLoopUtilization();
  let isDone = false;
  const printing = order(ids).finally(() => (isDone = true));
  let answered = 0;
  while (!isDone) {
    expect((await company.inject({ url: '/healthz' })).statusCode).toBe(200);
    answered += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { utilization } = performance.eventLoopUtilization(before);
  const response = await printing;
  expect(response.statusCode).toBe(200);
  // Drawn by the server itself, the loop is busy for nine tenths of the time.
  expect(utilization).toBeLessThan(0.7);
  expect(answered).toBeGreaterThan(5);
  expect(response.headers[PAGE_COUNT_HEADER]).toBe(String(Math.ceil(LABELS / 15)));
}, 120_000);

test('labels of a thread are the same sheets in the same order', async () => {
  const some = ids.slice(100, 180).reverse();
  const { pages } = await readPdf((await order(some)).rawPayload);
  expect(pages).toHaveLength(6);
  const found = pages.flatMap((page) => wordsOf(page).match(/LBL\d+/g) ?? []);
  expect(found).toEqual(some.map((id) => id.replace('L-', 'LBL')));
}, 60_000);
