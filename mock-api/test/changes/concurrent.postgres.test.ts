import { type Company, testCompany } from '../custody/company';
import { LONG_AGO, poll, pollToEnd } from './poll';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

test('what a slow transaction changed comes when it has committed, though a later one was read before', async () => {
  const [slow, quick] = [await company.createItem(), await company.createItem()];
  const send = company.as.halloran;
  const start = await poll(send, '/api/property', LONG_AGO);
  const cursor = await pollToEnd(send, '/api/property', start.next);

  const { db } = company.database;
  const trx = await db.startTransaction().execute();
  await trx.updateTable('property').set({ description: 'Slow' }).where('id', '=', slow.id).execute();
  await db.updateTable('property').set({ description: 'Quick' }).where('id', '=', quick.id).execute();
  const during = await poll(send, '/api/property', cursor);
  expect(during.ids).toEqual([quick.id]);
  await trx.commit().execute();

  const after = await poll(send, '/api/property', during.next);
  expect(after.ids).toContain(slow.id);
});

test('of many writers at once, a program that polls all the while misses no change', async () => {
  const send = company.as.halloran;
  let { next } = await poll(send, '/api/property', LONG_AGO);
  const items = await Promise.all(Array.from({ length: 12 }, () => company.createItem()));
  ({ next } = await poll(send, '/api/property', next));
  const { db } = company.database;
  const seen = new Map<string, string>();
  let writing = true;
  const writers = items.map(async ({ id }, index) => {
    for (let round = 1; round <= 6; round += 1) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('property')
          .set({ description: `Round ${round}` })
          .where('id', '=', id)
          .execute();
        await new Promise((done) => setTimeout(done, (index % 4) * 7));
      });
    }
  });
  const reader = (async () => {
    for (let last = false; !last;) {
      last = !writing;
      const answer = await send({
        url: `/api/property?limit=500&changedSince=${encodeURIComponent(next)}`,
      });
      for (const item of answer.json<{ id: string; description: string }[]>())
        seen.set(item.id, item.description);
      next = answer.headers['x-changes-cursor'] as string;
    }
  })();
  await Promise.all(writers);
  writing = false;
  await reader;
  expect([...seen.values()]).toEqual(Array(items.length).fill('Round 6'));
});
