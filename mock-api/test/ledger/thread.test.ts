import { sql } from 'kysely';
import { Answers } from '../../src/ledger-check/thread/answers';
import { VerificationThread } from '../../src/ledger-check/thread/verification-thread';
import { testDatabase } from '../support/database';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, append } from './support';

const ledger = SealedLedger.forEachTest();
let thread: VerificationThread;
beforeEach(() => {
  const { db, sealer } = ledger;
  thread = new VerificationThread({ db, sealer, clock: CLOCK });
});
afterEach(() => thread.close());

test('a check in the thread says what one here says: of a sound ledger, and of one with an event edited', async () => {
  const sound = await thread.check();
  expect(sound).toMatchObject({ is_verified: true, size: 8, root: ledger.sealer.latest?.root });
  expect(sound).toEqual(await ledger.verify());
  await ledger.attack(sql`update ledger_event set body = body || ' '::bytea where seq = 3`);
  const edited = await thread.check();
  expect(edited.findings.map(({ message }) => message)).toEqual([
    'Event #3 no longer matches its sealed hash',
  ]);
  expect(edited).toEqual(await ledger.verify());
});

test('its progress is told, and checks asked for at once are all answered', async () => {
  const told: number[] = [];
  const [first, second] = await Promise.all([
    thread.check({ full: true, onProgress: (checked) => told.push(checked) }),
    thread.check(),
  ]);
  expect(told).toEqual([8]);
  expect(second).toEqual(first);
});

test('what came since is in the next check, which asks the sealer anew', async () => {
  await thread.check();
  await append(ledger.db, 'USER');
  await ledger.sealer.sealNow();
  expect(await thread.check()).toMatchObject({
    is_verified: true,
    size: 9,
    root: ledger.sealer.latest?.root,
  });
});

test('a database that cannot be asked is the error that it is here, and the next check can be made', async () => {
  const refused = Object.assign(new Error('The database is closed.'), { code: '57P01' });
  let broken = true;
  const asked = { known: () => (broken ? Promise.reject(refused) : ledger.sealer.known()) };
  const checks = new VerificationThread({ db: ledger.db, sealer: asked, clock: CLOCK });
  await expect(checks.check()).rejects.toBe(refused);
  broken = false;
  expect(await checks.check()).toMatchObject({ is_verified: true });
  await checks.close();

  const closed = await testDatabase();
  const unreachable = new VerificationThread({ db: closed.db, sealer: ledger.sealer, clock: CLOCK });
  await closed.db.destroy();
  await expect(unreachable.check()).rejects.toThrow('driver has already been destroyed');
  await unreachable.close();
}, 120_000);

test('a server that stops in the middle of a check ends it as an error, not as a verdict', async () => {
  let stop: Promise<void> | null = null;
  const inTheMiddle = {
    known: () => {
      stop ??= thread.close();
      return ledger.sealer.known();
    },
  };
  thread = new VerificationThread({ db: ledger.db, sealer: inTheMiddle, clock: CLOCK });
  await expect(thread.check()).rejects.toThrow('The server has stopped.');
  await stop;
});

test('what a thread that has ended had begun is undone, and its connection is free again', async () => {
  const { db, sealer } = ledger;
  const answers = new Answers({ db, sealer, clock: CLOCK });
  const connection = 1;
  const say = (text: string) => answers.answer({ kind: 'query', connection, sql: text, parameters: [] });
  await answers.answer({ kind: 'connect', connection });
  await say('begin');
  await say("insert into units (id, name, kind) values ('X', 'X', 'company')");
  await answers.letGo();
  expect(ledger.busy).toBe(0);
  expect(await db.selectFrom('units').select('id').where('id', '=', 'X').execute()).toEqual([]);
  await expect(say('select 1')).rejects.toThrow('Connection 1 is not held.');
});
