import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../../src/kernel/db/open';
import { type Workplace, openApp, run, startCommand, workplace } from './workplace';

const SMALL = ['--items', '700', '--users', '40'];

let place: Workplace;
beforeAll(async () => {
  place = await workplace();
});

test('it fills an empty place, with progress and a last line of counts; the ledger is sealed', async () => {
  const { code, output } = await run('demo-scale', SMALL, { env: place.env });
  expect({ code, output }).toMatchObject({ code: 0 });
  const lines = output.trim().split('\n');
  expect(lines[0]).toMatch(/^250 of 700 items, \d+ ledger events, \d+ s$/);
  const [, events, sealed] =
    /^\d+ units, 40 people, 700 items, (\d+) ledger events, sealed through (\d+), in \d+ s$/.exec(
      lines.at(-1) ?? '',
    ) ?? [];
  expect(Number(events)).toBeGreaterThan(700);
  expect(sealed).toBe(events);

  const open = await openApp(place);
  expect(open.app.sealer.latest?.size).toBe(Number(sealed));
  await open.close();
}, 240_000);

test('it refuses a place that holds data, a server at work and numbers that cannot be', async () => {
  const full = await run('demo-scale', SMALL, { env: place.env });
  expect(full).toMatchObject({ code: 1, output: expect.stringContaining('holds data already') });
  const few = await run('demo-scale', ['--users', '3'], { env: place.env });
  expect(few).toMatchObject({
    code: 2,
    output: expect.stringContaining("--users is '3'; it takes a whole number from"),
  });

  const database = await openDatabase(place.config);
  // A server at work always has a connection, to listen. The pool alone closes its connections after some seconds.
  const taken = await database.db.connection().execute(async (connection) => {
    await connection.selectFrom('users').select('id').limit(1).execute();
    return run('demo-scale', [...SMALL, '--force'], { env: place.env });
  });
  await database.close();
  expect(taken.code).toBe(1);
  expect(taken.output).toMatch(/Another Hand Receipt .* is using|Stop the servers first/);
}, 120_000);

test('after an interruption it says that the brigade is unusable and what to do', async () => {
  const child = startCommand('demo-scale', [...SMALL, '--items', '200000', '--force'], place.env);
  if (!child.stdout || !child.stderr) throw new Error('The command has no output.');
  const said = text(child.stderr);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toContain('The brigade is unfinished and of no use: run this again with --force.');
  const again = await run('demo-scale', SMALL, { env: place.env });
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--force') });
}, 120_000);
