import type { Insertable } from 'kysely';
import type { Database } from '../../src/kernel';
import type { Username } from '../custody/company';
import { type CountedCompany, countedCompany } from '../sensitive/missing-fixture';

/** A company with an arms room, whose rows are written as its acts leave them. */
export interface ArmsRoom extends CountedCompany {
  counterId: string;
  /** Puts an item into the stock. */
  store(itemId: string): Promise<void>;
  /** Somebody has an item of the stock from now on. */
  draw(itemId: string, who: Username, dueAt: Date): Promise<void>;
  /** Somebody signs for an item until a day. */
  lend(itemId: string, who: Username, dueAt: Date): Promise<void>;
}

export async function armsRoom(operator: Username): Promise<ArmsRoom> {
  const company = await countedCompany();
  const { database, ids, clock } = company;
  const { db } = database;
  const at = clock.now();
  const until = new Date(at.getTime() + 30 * 24 * 3600_000);
  const { id: counterId } = await db
    .insertInto('counter')
    .values({ unit_id: 'B', name: 'Arms Room', kind: 'arms-room', created_by: ids.halloran, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('counter_operator')
    .values({
      counter_id: counterId,
      user_id: ids[operator],
      order_reference: 'Orders 12',
      since: at,
      until,
      set_by: ids.halloran,
    })
    .execute();
  const { id: sessionId } = await db
    .insertInto('counter_session')
    .values({ counter_id: counterId, device_name: 'Desk', operator_id: ids[operator], opened_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();

  let drafts = 0;
  const handOver = async (mode: 'draw' | 'temporary', who: Username, dueAt: Date) => {
    drafts += 1;
    const { id } = await db
      .insertInto('handover')
      .values({
        draft_id: `draft-${drafts}`,
        counter_id: counterId,
        session_id: sessionId,
        mode,
        operator_id: ids[operator],
        recipient_id: ids[who],
        method: 'pin-on-device',
        due_at: dueAt,
        act_at: clock.now(),
        content_hash: Buffer.alloc(32),
        recorded_at: clock.now(),
        state: 'recorded',
        event_id: `test-event-${drafts}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const move = async (row: Insertable<Database['possession']>) => {
    await db
      .updateTable('possession')
      .set({ to_at: clock.now() })
      .where('item_id', '=', row.item_id)
      .where('to_at', 'is', null)
      .execute();
    await db.insertInto('possession').values(row).execute();
  };

  return {
    ...company,
    counterId,
    async store(itemId) {
      const stock = {
        item_id: itemId,
        counter_id: counterId,
        added_by: ids[operator],
        added_at: clock.now(),
      };
      await db.insertInto('counter_stock').values(stock).execute();
      await move({
        item_id: itemId,
        kind: 'counter',
        counter_id: counterId,
        basis: 'stored',
        from_at: clock.now(),
      });
    },
    async draw(itemId, who, dueAt) {
      const handover_id = await handOver('draw', who, dueAt);
      const times = { from_at: clock.now(), due_at: dueAt };
      await move({
        item_id: itemId,
        kind: 'person',
        user_id: ids[who],
        basis: 'draw',
        handover_id,
        ...times,
      });
    },
    async lend(itemId, who, dueAt) {
      const handover_id = await handOver('temporary', who, dueAt);
      await company.signDown(itemId, who);
      await db
        .updateTable('custody_link')
        .set({ kind: 'temporary', due_at: dueAt })
        .where('item_id', '=', itemId)
        .where('user_id', '=', ids[who])
        .execute();
      const times = { from_at: clock.now(), due_at: dueAt };
      await move({
        item_id: itemId,
        kind: 'person',
        user_id: ids[who],
        basis: 'temporary',
        handover_id,
        ...times,
      });
    },
  };
}
