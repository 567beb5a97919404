import { signSuccession } from '../../src/succession/sign-succession';
import { readSet } from '../../src/succession/set-lines';
import { Transactor } from '../../src/unit-of-work';
import type { Username } from '../custody/company';
import { OPENED, type Changing, type Who, chainOf, changingCompany, detail } from './changing';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

/** Enters an item that somebody signs for from the book. */
async function fromBook(who: 'brandt' | 'halloran', serial: string): Promise<string> {
  const { json } = await company.send<{ id: string }>(who, 'POST', '/api/property', {
    name: 'Radio',
    serial_number: serial,
    assigned_to_user_id: company.ids[who],
  });
  return json.id;
}

const open = (who: Who, fromUserId: string, more: object = {}) =>
  company.send(who, 'POST', '/api/successions', {
    ...OPENED(company),
    fromUserId,
    toUserId: company.ids.tanaka,
    ...more,
  });

test('SUCC-33 who has items from a giver alone cannot start a change of command, for themselves or by a leader', async () => {
  const [item = ''] = await company.held(1);
  await company.signDown(item, 'whitaker');
  const words =
    'SPC Whitaker is not the Commander and has nothing from the property book. Change the holder of what they have from others.';
  for (const who of ['whitaker', 'brandt'] as const) {
    const { status, json } = await open(who, company.ids.whitaker);
    expect([status, json.message]).toEqual([409, words]);
  }
});

test('who signed from the book but is no Commander hands over that alone: neither what others signed for nor what they have from a giver', async () => {
  await fromBook('brandt', 'R-1');
  await fromBook('halloran', 'R-2');
  const [given = ''] = await company.held(1);
  await company.signDown(given, 'brandt');
  const { status, json } = await open('brandt', company.ids.brandt);
  expect([status, json.roles_pass]).toEqual([201, false]);
  expect(json.sections.map(({ title, items }) => [title, items])).toEqual([['Held by SPC Brandt', 1]]);
});

test('a role passes only where the outgoing person is the Commander, and never to an Admin', async () => {
  await fromBook('brandt', 'R-1');
  const refused = [
    await open('brandt', company.ids.brandt, { rolesPass: true }),
    await company.open({ toUserId: company.adminId, rolesPass: true }),
  ];
  expect(refused.map(({ status, json }) => [status, json.message, Object.keys(json.fields ?? {})])).toEqual([
    [400, 'SPC Brandt is not the Commander, so no role passes.', ['rolesPass']],
    [400, 'MSG Okonkwo is an Admin and stays one, so no role passes.', ['rolesPass']],
  ]);
  expect((await company.open({ toUserId: company.adminId })).json.roles_pass).toBe(false);
});

test('a line that is from a giver since it was fixed keeps everybody from signing', async () => {
  const [item = ''] = await company.held(1);
  await company.open();
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  const { db } = company.database;
  await db
    .updateTable('custody_link')
    .set({ position: 2 })
    .where('item_id', '=', item)
    .where('position', '=', 1)
    .execute();
  await db
    .insertInto('custody_link')
    .values({ item_id: item, position: 1, user_id: company.ids.brandt, since: new Date() })
    .execute();
  expect((await detail(company)).signing.blockers.map(({ message }) => message)).toContain(
    'The chain above the outgoing person changed: W900001. Cancel SC-0001 and open it again.',
  );
});

const PEOPLE: readonly Username[] = ['halloran', 'brandt', 'petrov', 'whitaker', 'tanaka', 'voss'];

/** Random numbers below 1 of which a seed is all. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Some of the company, in a random order. */
function randomChain(next: () => number): Username[] {
  const mixed = PEOPLE.map((who) => ({ who, at: next() })).sort((a, b) => a.at - b.at);
  return mixed.slice(0, Math.floor(next() * 5)).map(({ who }) => who);
}

/** Gives items other chains, as if they had been signed for so. */
async function setChain(itemId: string, chain: readonly Username[]): Promise<void> {
  const { db } = company.database;
  const ids = chain.map((who) => company.ids[who]);
  await db.deleteFrom('custody_link').where('item_id', '=', itemId).where('position', '>', 0).execute();
  const links = ids.map((user_id, at) => ({ item_id: itemId, position: at + 1, user_id, since: new Date() }));
  if (links.length > 0) await db.insertInto('custody_link').values(links).execute();
  await db
    .updateTable('property')
    .set({ assigned_to_user_id: ids.at(-1) ?? null })
    .where('id', '=', itemId)
    .execute();
}

/** Includes and counts everything, and signs it as every side. @returns false where nothing could be signed. */
async function signWhole(id: string, from: Username, to: Username): Promise<boolean> {
  const { db } = company.database;
  const path = `/api/successions/${id}`;
  const { version, sections } = await detail(company, from, id);
  await company.send(from, 'PUT', `${path}/plan`, {
    version,
    sections: sections.map(({ number }) => ({ number, included: true })),
  });
  if ((await company.send(from, 'POST', `${path}/activate`)).status !== 200) return false;
  await db
    .updateTable('succession_line')
    .set({ result: 'verified', counted_at: new Date(), counted_by: company.ids[to] })
    .where('succession_id', '=', id)
    .execute();
  await db
    .updateTable('succession_section')
    .set({ state: 'counted', counted_at: new Date() })
    .where('succession_id', '=', id)
    .execute();
  const { givers } = await detail(company, from, id);
  const sides = [
    { side: 'outgoing' as const, who: company.ids[from] },
    { side: 'incoming' as const, who: company.ids[to] },
    ...givers
      .filter((giver) => giver.id !== company.ids[to])
      .map((giver) => ({ side: 'giver' as const, who: giver.id })),
  ];
  const transactor = new Transactor({ db, clock: company.clock });
  for (const { side, who } of sides) {
    const row = await db.selectFrom('succession').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const setHash = (await readSet(db, row)).setHash ?? '';
    const actor = { id: who, role: 'Soldier', unitId: 'B', name: who } as const;
    const proof = { field: 'password', isRight: true, by: null } as const;
    await transactor.run(actor, (work) => signSuccession(work, id, { side, setHash }, proof));
  }
  return true;
}

test('SUCC-33 of random chains no succession changes a link whose giver signed nothing', async () => {
  const next = random(20261123);
  const items = await company.held(4);
  let signed = 0;
  for (let round = 0; round < 40; round += 1) {
    for (const item of items) await setChain(item, randomChain(next));
    const before = await Promise.all(items.map((item) => chainOf(company, item)));
    const [from, to] = [...PEOPLE].sort(() => next() - 0.5) as [Username, Username];
    const kind = next() < 0.5 ? 'primary' : 'sub';
    const opened = await company.send(from, 'POST', '/api/successions', {
      ...OPENED(company),
      kind,
      fromUserId: company.ids[from],
      toUserId: company.ids[to],
      ...(kind === 'primary' && { rolesPass: false }),
    });
    if (opened.status !== 201) continue;
    const { id } = opened.json;
    if (!(await signWhole(id, from, to))) {
      await company.send(from, 'POST', `/api/successions/${id}/cancel`, { reason: 'Nothing to sign' });
      continue;
    }
    signed += 1;
    const rows = await company.database.db
      .selectFrom('signature')
      .innerJoin('users', 'users.id', 'signature.user_id')
      .select('users.username')
      .where('subject_id', '=', id)
      .execute();
    const signers = rows.map(({ username }) => username);
    for (const [at, item] of items.entries()) {
      const [was = [], is] = [before[at], await chainOf(company, item)];
      const first = was.findIndex((who, place) => is[place] !== who);
      if (first < 0 && is.length === was.length) continue;
      const what = `${id} ${kind} ${from} to ${to}: ${was.join(' > ')} became ${is.join(' > ')}`;
      // The first link that changed is from the book, or its giver signed.
      const giver = first > 0 ? was[first - 1] : undefined;
      expect([what, giver === undefined || signers.includes(giver)]).toEqual([what, true]);
      // Only the Commander stands above somebody who signed from the book.
      expect([what, was.length === 0 || was.includes(from) || from === 'halloran']).toEqual([what, true]);
    }
  }
  expect(signed).toBeGreaterThan(8);
});
