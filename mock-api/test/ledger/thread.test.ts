import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database';
import type { Sealer } from '../../src/domain/ledger/seal/sealer';
import { Answers } from '../../src/domain/ledger/verify/thread/answers';
import { VerificationThread } from '../../src/domain/ledger/verify/thread/verification-thread';
import { LedgerVerification } from '../../src/domain/ledger/verify/verification';
import { testDatabase } from '../support/database';
import { CLOCK, append, asOperator, clear, dataFolder, openSealer, smallCompany } from './support';

let database: OpenDatabase;
let sealer: Sealer;
let thread: VerificationThread;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(async () => {
  const { db } = database;
  await clear(db);
  sealer = (await openSealer(db, await dataFolder())).sealer;
  await smallCompany(db);
  await sealer.sealNow();
  thread = new VerificationThread({ db, sealer, clock: CLOCK });
});
afterEach(() => thread.close());

const here = () => new LedgerVerification({ db: database.db, sealer, clock: CLOCK }).check();

test('a check in the thread says what one here says: of a sound ledger, and of one with an event edited', async () => {
  const sound = await thread.check();
  expect(sound).toMatchObject({ is_verified: true, size: 7, root: sealer.latest?.root });
  expect(sound).toEqual(await here());
  await asOperator(database.db, sql`update ledger_event set body = body || ' '::bytea where seq = 3`);
  const edited = await thread.check();
  expect(edited.findings.map(({ message }) => message)).toEqual([
    'Event #3 no longer matches its sealed hash',
  ]);
  expect(edited).toEqual(await here());
});

test('its progress is told, and checks asked for at once are all answered', async () => {
  const told: number[] = [];
  const [first, second] = await Promise.all([
    thread.check({ full: true, onProgress: (checked) => told.push(checked) }),
    thread.check(),
  ]);
  expect(told).toEqual([7]);
  expect(second).toEqual(first);
});

test('what came since is in the next check, which asks the sealer anew', async () => {
  await thread.check();
  await append(database.db, 'USER');
  await sealer.sealNow();
  expect(await thread.check()).toMatchObject({ is_verified: true, size: 8, root: sealer.latest?.root });
});

test('a database that cannot be asked is the error that it is here, and the next check can be made', async () => {
  const refused = Object.assign(new Error('The database is closed.'), { code: '57P01' });
  let broken = true;
  const asked = { known: () => (broken ? Promise.reject(refused) : sealer.known()) };
  const checks = new VerificationThread({ db: database.db, sealer: asked, clock: CLOCK });
  await expect(checks.check()).rejects.toBe(refused);
  broken = false;
  expect(await checks.check()).toMatchObject({ is_verified: true });
  await checks.close();

  const closed = await testDatabase();
  const unreachable = new VerificationThread({ db: closed.db, sealer, clock: CLOCK });
  await closed.db.destroy();
  await expect(unreachable.check()).rejects.toThrow('driver has already been destroyed');
  await unreachable.close();
}, 120_000);

test('a server that stops in the middle of a check ends it as an error, not as a verdict', async () => {
  let stop: Promise<void> | null = null;
  const inTheMiddle = {
    known: () => {
      stop ??= thread.close();
      return sealer.known();
    },
  };
  thread = new VerificationThread({ db: database.db, sealer: inTheMiddle, clock: CLOCK });
  await expect(thread.check()).rejects.toThrow('The server has stopped.');
  await stop;
});

test('what a thread that has ended had begun is undone, and its connection is free again', async () => {
  const { db } = database;
  const answers = new Answers({ db, sealer, clock: CLOCK });
  const connection = 1;
  const say = (text: string) => answers.answer({ kind: 'query', connection, sql: text, parameters: [] });
  await answers.answer({ kind: 'connect', connection });
  await say('begin');
  await say("insert into units (id, name, kind) values ('X', 'X', 'company')");
  await answers.letGo();
  expect(database.load().busy).toBe(0);
  expect(await db.selectFrom('units').select('id').where('id', '=', 'X').execute()).toEqual([]);
  await expect(say('select 1')).rejects.toThrow('Connection 1 is not held.');
});
