import { createHash } from 'node:crypto';
import { portableTools, verifyBundle } from '@hand-receipt/ledger';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { LedgerReaders } from './ledger-readers';
import { asOperator } from './support';

const readers = LedgerReaders.forFile();

test.each([
  ['halloran', 'everything'],
  ['whitaker', 'the events of their own item, and the hashes of the others'],
] as const)('the bundle that %s exports verifies without the server, and shows %s', async (who, _what) => {
  const response = await readers.ask(who, '/api/ledger/bundle');
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="ledger-.*\.bundle\.txt"$/);
  const verdict = await verifyBundle(chunks(response.rawPayload), portableTools, {
    trustedKey: readers.company.app.sealer.verifierKey,
  });
  const size = readers.company.app.sealer.latest?.size;
  const readable = who === 'halloran' ? size : (await readers.history(who)).length;
  expect(verdict).toMatchObject({ verified: true, keyIsTrusted: true, size, shown: readable });
  // W900001 was taken by the item with the formula in its serial number.
  expect(response.body.includes('W900002')).toBe(who === 'halloran');
});

async function* chunks(bytes: Uint8Array) {
  yield bytes;
}

test('check 16 the ledger as CSV holds what is asked for and no cell that a spreadsheet would run', async () => {
  const [entry] = (await readers.history('halloran', `?itemId=${readers.itemId}`)).slice(-1);
  for (const reason of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1']) {
    const body = { originalEventId: entry?.eventId, reason: `x${reason}` };
    await readers.company.as.brandt({ method: 'POST', url: '/api/corrections', body });
  }
  await asOperator(
    readers.company.database.db,
    sql`update users set last_name = '=1+1' where username = 'brandt'`,
  );
  const body = { originalEventId: entry?.eventId, reason: 'Their name is a formula' };
  await readers.company.as.brandt({ method: 'POST', url: '/api/corrections', body });

  const response = await readers.ask('halloran', `/api/ledger/csv?itemId=${readers.itemId}`);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = parse(response.body, { bom: true, columns: true }) as Record<string, string>[];
  const events = await readers.history('halloran', `?itemId=${readers.itemId}`);
  expect(rows.map((row) => row['Event ID'])).toEqual(events.map(({ eventId }) => eventId));
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'Sequence',
    'Timestamp',
    'Event Type',
    'Event ID',
    'User ID',
    'User',
    'Item ID',
    'Details',
    'Leaf Hash',
    'Sealed',
  ]);
  for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  const soldiers = parse((await readers.ask('whitaker', '/api/ledger/csv')).body, {
    bom: true,
  }) as string[][];
  expect(soldiers).toHaveLength((await readers.history('whitaker')).length + 1);
});

test('the verifier is one file whose policy allows its own script and no network', async () => {
  const { body, headers } = await readers.ask('whitaker', '/api/ledger/verifier');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(body).toContain(`default-src 'none'; script-src 'sha256-${hash}'`);
  expect(body).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)=/);
  expect(body).not.toMatch(/https?:\/\//);
});
