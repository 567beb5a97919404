import { sql } from 'kysely';
import { unitsAbove } from '../../access';
import { localDay } from '../../kernel';
import { itemWords, raiseReminderOnce } from '../../live';
import type { UnitOfWork } from '../../unit-of-work';
import type { HeldItem } from './shortage-record';

/** The primary hand receipt holder of an item, and the Supply Sergeants of its book's unit and above, but for the actor. */
async function whomToTell({ trx, actor }: UnitOfWork, item: HeldItem): Promise<string[]> {
  const people = await trx
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'Active')
    .where('id', '!=', actor.id)
    .where((row) =>
      row.or([
        row.and([row('role', '=', 'Supply Sergeant'), sql<boolean>`unit_id in ${unitsAbove(item.unit_id)}`]),
        row.exists(
          row
            .selectFrom('custody_link as link')
            .select('link.item_id')
            .where('link.item_id', '=', item.id)
            .where('link.position', '=', 1)
            .whereRef('link.user_id', '=', 'users.id'),
        ),
      ]),
    )
    .execute();
  return people.map(({ id }) => id);
}

async function nameOf({ trx }: UnitOfWork, userId: string | null): Promise<string> {
  if (userId === null) return 'the property book';
  const { name } = await trx
    .selectFrom('users')
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Tells those who keep the book that components are short, once a day for each holder. */
export async function announceShortages(
  work: UnitOfWork,
  item: HeldItem,
  opened: readonly { component: { name: string }; quantity: number }[],
): Promise<void> {
  const holderId = item.assigned_to_user_id;
  const holder = await nameOf(work, holderId);
  const short = opened.map(({ component, quantity }) => `${quantity} x ${component.name}`).join(', ');
  const key = `${holderId ?? 'book'} ${localDay(work.at)}`;
  const notification = {
    type: 'warning' as const,
    title: 'Components short',
    message: `${itemWords(item)} of ${holder} is short ${short}.`,
    action: { label: 'View', path: `/property-book/${item.id}` },
  };
  const reminders = (await whomToTell(work, item)).map((userId) => ({ userId, key, notification }));
  await raiseReminderOnce(work.trx, work.at, 'components-short', 'property', reminders);
}
