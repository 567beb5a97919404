import type { Kysely } from 'kysely';
import type { Database } from '../../src/kernel';
import { approve, cancel, offer, recall, reject, verify } from '../../src/property';
import { type Actor, type UnitOfWork, unitOfWorkIn } from '../../src/unit-of-work';
import { writeCorrection } from '../../src/ledger-check';
import type { NumberedItem } from './events';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What happens to the items of the last day, in turn. */
const FATES = [
  'open',
  'approved',
  'verified',
  'open',
  'rejected',
  'recalled',
  'verified',
  'cancelled',
] as const;
type Fate = (typeof FATES)[number];

/** Does one act as somebody, in the one transaction of its item. */
type As = <T>(actor: Actor, act: (work: UnitOfWork) => Promise<T>) => Promise<T>;

async function live(as: As, { id, chain }: NumberedItem, fate: Fate): Promise<void> {
  const [commander, holder] = [chain[0], chain.at(-1)];
  if (!commander || !holder || commander === holder) return;
  if (fate === 'verified') {
    await as(holder, (work) => verify(work, id, { verificationType: 'Serial number count' }));
    return;
  }
  if (fate === 'recalled') {
    await as(commander, (work) => recall(work, id, { notes: 'Inventory on Monday.' }));
    return;
  }
  const transfer = await as(holder, (work) =>
    offer(work, { propertyId: id, toUserId: commander.id, includeComponents: true, notes: 'Turn-in.' }),
  );
  if (fate === 'approved') await as(commander, (work) => approve(work, transfer));
  if (fate === 'rejected') await as(commander, (work) => reject(work, transfer, 'Clean it first.'));
  if (fate === 'cancelled') await as(holder, (work) => cancel(work, transfer));
}

/** A supply sergeant sets right what the record of an item's entry says. */
async function correct(db: Kysely<Database>, as: As, { id, enteredBy }: NumberedItem): Promise<void> {
  const { event_id } = await db
    .selectFrom('ledger_event')
    .select('event_id')
    .where('item_id', '=', id)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow();
  await as(enteredBy, (work) =>
    writeCorrection(work, {
      originalEventId: event_id,
      reason: 'Entered a day late; the hand receipt is of the day before.',
    }),
  );
}

/**
 * The last day of the brigade, act by act through the verbs of custody: open offers, recalls, answers of
 * both kinds, checks and a correction.
 *
 * @returns how many events the ledger has more.
 */
export async function recentActs(
  db: Kysely<Database>,
  items: readonly NumberedItem[],
  now: Date,
): Promise<number> {
  const size = async () => (await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow()).size;
  const before = await size();
  for (const [index, item] of items.entries()) {
    const at = new Date(now.getTime() - DAY_MS + Math.floor((DAY_MS * (index + 1)) / (items.length + 1)));
    await db.transaction().execute(async (trx) => {
      const as: As = async (actor, act) => {
        const work = unitOfWorkIn({ trx, actor, at });
        const done = await act(work);
        // What comes next may read the ledger.
        await work.flushLedger();
        return done;
      };
      await live(as, item, FATES[index % FATES.length] ?? 'verified');
      if (index === 0) await correct(trx, as, item);
    });
  }
  return (await size()) - before;
}
