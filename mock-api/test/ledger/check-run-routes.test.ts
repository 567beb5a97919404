import type { VerificationDto, VerificationRunDto } from '@hand-receipt/contracts/routes';
import { sql } from 'kysely';
import { LedgerReaders } from './ledger-readers';
import { asOperator } from './support';

const readers = LedgerReaders.forFile();

test('a check in the background tells how far it is and what it found; the last verdict is told without a check', async () => {
  const { last } = await readers.get<{ last: VerificationDto | null }>('whitaker', '/api/verification/last');
  expect(last).toBeNull();
  const started = await readers.company.as.whitaker({
    method: 'POST',
    url: '/api/verification/runs',
    body: { full: true },
  });
  expect(started.statusCode).toBe(201);
  const { id } = started.json<VerificationRunDto>();
  const run = await done(id);
  const { size } = await readers.company.database.db
    .selectFrom('ledger_head')
    .select('size')
    .executeTakeFirstOrThrow();
  expect(run).toMatchObject({ id, full: true, state: 'done', checked: size, size, message: null });
  expect(run.result).toMatchObject({ is_verified: true, size });
  expect(await readers.get('whitaker', '/api/verification/last')).toEqual({ last: run.result });

  await asOperator(
    readers.company.database.db,
    sql`update property set current_status = 'Lost' where id = ${readers.itemId}`,
  );
  // Nobody has checked since.
  expect(await readers.get('whitaker', '/api/verification/last')).toEqual({ last: run.result });
  const again = await readers.get<VerificationDto>('whitaker', '/api/verification/database');
  expect(again.findings.map((finding) => finding.message)).toEqual([
    'Item =W1+1 shows status Lost; ledger says Operational',
  ]);
  expect(await readers.get('whitaker', '/api/verification/last')).toEqual({ last: again });
});

async function done(id: string): Promise<VerificationRunDto> {
  for (;;) {
    const run = await readers.get<VerificationRunDto>('whitaker', `/api/verification/runs/${id}`);
    if (run.state !== 'running') return run;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a request during a check joins it, and a check whose server died counts as interrupted', async () => {
  const { db } = readers.company.database;
  const now = new Date();
  const run = {
    id: 'run-1',
    is_full: true,
    requested_by: null,
    started_at: now,
    alive_at: now,
    finished_at: null,
  };
  await db
    .insertInto('ledger_check')
    .values({ ...run, result: null, failure: null })
    .execute();
  const join = async (full: boolean) =>
    (
      await readers.company.as.whitaker({ method: 'POST', url: '/api/verification/runs', body: { full } })
    ).json<VerificationRunDto>().id;
  expect([await join(true), await join(false)]).toEqual(['run-1', 'run-1']);

  await db
    .updateTable('ledger_check')
    .set({ alive_at: new Date(now.getTime() - 31_000) })
    .execute();
  expect(await readers.get('whitaker', '/api/verification/runs/run-1')).toMatchObject({
    state: 'failed',
    result: null,
    message: 'The check was interrupted: the server that ran it has stopped.',
  });
  const restarted = await join(true);
  expect(restarted).not.toBe('run-1');
  expect((await done(restarted)).state).toBe('done');
  expect(await readers.message('whitaker', '/api/verification/runs/none')).toEqual([
    404,
    'There is no such check of the ledger.',
  ]);
});
