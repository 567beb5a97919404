import { systemClock } from '../../src/kernel/clock';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { type Job, Scheduler } from '../../src/kernel/scheduler/scheduler';
import { testDatabase } from '../support/database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const running: Scheduler[] = [];
afterEach(async () => {
  for (const scheduler of running.splice(0)) await scheduler.stop();
});

/** As a process of the server has it. */
function process(name: string, everyMs: number, job: Job, failures: unknown[] = []): Scheduler {
  const scheduler = new Scheduler({
    db: database.db,
    clock: systemClock,
    onError: (error) => failures.push(error),
  });
  scheduler.add(name, everyMs, job);
  running.push(scheduler);
  return scheduler;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

const HOUR_MS = 3_600_000;
const unitsOf = (name: string) =>
  database.db.selectFrom('units').select('id').where('name', 'like', `${name}%`).execute();
const addUnit =
  (name: string): Job =>
  (db) =>
    db
      .insertInto('units')
      .values({ id: `${name}-1`, name, kind: 'squad' })
      .execute();

test('of several processes that start at once, one does the work that is due', async () => {
  const looked = new Set<number>();
  const processes = [1, 2, 3, 4].map((number) => {
    const each = process('once', HOUR_MS, addUnit('Once'));
    // A second job, which no other process has, shows that this one has looked at the first.
    each.add(`look ${number}`, 50, async () => looked.add(number));
    return each;
  });
  for (const each of processes) each.start();
  await until(() => looked.size === processes.length);
  expect(await unitsOf('Once')).toEqual([{ id: 'Once-1' }]);
});

test('work comes again after its interval, in turn, never two runs at one time', async () => {
  let runs = 0;
  let atOnce = 0;
  const job: Job = async (db) => {
    atOnce++;
    expect(atOnce).toBe(1);
    await db.selectFrom('units').select('id').execute();
    atOnce--;
    runs++;
  };
  const failures: unknown[] = [];
  for (const each of [process('again', 20, job, failures), process('again', 20, job, failures)]) each.start();
  await until(() => runs >= 5);
  expect(failures).toEqual([]);
});

test('a run that fails leaves nothing behind, is reported, and is done again', async () => {
  const failures: unknown[] = [];
  let tries = 0;
  const scheduler = process(
    'fails first',
    20,
    async (db, now) => {
      await addUnit(`Try ${++tries}`)(db, now);
      if (tries === 1) throw new Error('no luck');
    },
    failures,
  );
  scheduler.start();
  await until(() => tries >= 2);
  await scheduler.stop();
  expect(failures).toEqual([new Error('no luck')]);
  expect((await unitsOf('Try 1')).length).toBe(0);
  expect((await unitsOf('Try 2')).length).toBe(1);
});

test('stopping lets the run under way end, and begins no other', async () => {
  let begun = false;
  let ended = false;
  const scheduler = process('slow', 20, async (db) => {
    begun = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await db.selectFrom('units').select('id').execute();
    ended = true;
  });
  scheduler.start();
  await until(() => begun);
  await scheduler.stop();
  expect(ended).toBe(true);
  begun = false;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(begun).toBe(false);
});

test('a job is run at once by name, due or not, and two of one name are a mistake', async () => {
  const scheduler = process('by name', HOUR_MS, addUnit('First'));
  await scheduler.run('by name');
  await expect(scheduler.run('by name')).rejects.toThrow(/duplicate key|unique/);
  await expect(scheduler.run('by another name')).rejects.toThrow(
    "There is no scheduled job 'by another name'.",
  );
  expect(() => scheduler.add('by name', 1, addUnit('Second'))).toThrow(
    "There is a scheduled job 'by name' already.",
  );
});
