import fc from 'fast-check';
import type { Role } from '@hand-receipt/contracts';
import { systemClock } from '../../src/kernel/clock';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { recordRowsFound } from '../../src/ledger-check';
import { LedgerVerification } from '../../src/ledger-check/verification';
import type { Sealer } from '../../src/ledger/seal/sealer';
import type { Actor } from '../../src/unit-of-work';
import { writeSetting } from '../../src/unit-settings';
import { RandomPeople, randomAct } from '../custody/random-acts';
import { addUser } from '../support/app';
import { testDatabase } from '../support/database';
import { PLAIN_RULES } from '../support/plain-rules';
import { editAtRandom } from './random-edits';
import { connectAll, randomRecord, recordAtRandom } from './random-records';
import { dataFolder, openSealer } from './support';

const PEOPLE: readonly (readonly [string, Role])[] = [
  ['one', 'Commander'],
  ['two', 'Supply Sergeant'],
  ['three', 'Soldier'],
  ['four', 'Soldier'],
];
const ITEMS = 6;

async function settle(): Promise<{ database: OpenDatabase; company: RandomPeople; sealer: Sealer }> {
  const database = await testDatabase();
  await database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  const people: Actor[] = [];
  for (const [username, role] of PEOPLE) {
    const id = await addUser(database, { username, role, unit_id: 'B' });
    people.push({ id, role, unitId: 'B', name: `SPC ${username}` });
  }
  await connectAll(database, people);
  await recordRowsFound(database.db, systemClock.now());
  const { sealer } = await openSealer(database.db, await dataFolder());
  const company = new RandomPeople(database, people);
  const plain = { unitId: 'B', key: 'inventory.rules.sensitive', value: PLAIN_RULES, version: 0 } as const;
  await company.perform(people[0] as Actor, (work) => writeSetting(work, plain));
  for (let n = 0; n < ITEMS; n += 1) await company.enter(people[n % people.length] as Actor);
  await company.openCount();
  return { database, company, sealer };
}

/**
 * Lets people act at random, changes one value that the ledger covers past the server, and expects the check to name
 * that very record, and to be green without the change; so often.
 *
 * @param runs how often.
 * @returns which nouns were named.
 */
export async function expectEditsNamed(runs: number): Promise<Set<string>> {
  const { database, company, sealer } = await settle();
  const { db } = database;
  const check = async () => {
    await sealer.sealNow();
    const result = await new LedgerVerification({ db, sealer, clock: () => systemClock.now() }).check();
    return result.findings.map(({ message }) => message);
  };
  const nouns = new Set<string>();
  const acts = fc.array(fc.oneof(randomAct, randomRecord), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.noBias(acts), fc.noBias(fc.nat()), fc.noBias(fc.nat()), async (list, which, row) => {
      for (const act of list) {
        if ('verb' in act) await company.attempt(act);
        else await recordAtRandom(company, act);
      }
      expect(await check()).toEqual([]);
      const edited = await editAtRandom(db, which, row);
      if (!edited) return;
      const found = await check();
      await edited.undo();
      const named = found.filter((message) => message.startsWith(edited.name));
      expect({ ...edited, undo: null, found, named: named.length > 0 }).toMatchObject({ named: true });
      nouns.add(edited.name.split(' ')[0] ?? '');
    }),
    { numRuns: runs, endOnFailure: true },
  );
  expect(await check()).toEqual([]);
  return nouns;
}
