import { type Kysely, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';

export interface Offer {
  transferId: string;
  itemId: string;
  serial: string;
}

/**
 * Has the supply sergeant of the test brigade hold some thousand machine guns and offer each of them to one
 * recipient.
 */
export async function makeOffers(db: Kysely<Database>, count: number, recipient: string): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    with supply as (select id from users where username = 'supply'),
    chosen as (
      select id, serial_number from property
      where name = 'M249' and assigned_to_user_id is not null
        and not exists (select from transfer where item_id = property.id and status = 'Pending')
      order by id limit ${count}
    ),
    held as (
      update property set assigned_to_user_id = (select id from supply)
      where id in (select id from chosen)
    ),
    unlinked as (
      delete from custody_link where item_id in (select id from chosen) and position > 1
    ),
    offered as (
      insert into transfer (item_id, from_user_id, to_user_id, requested_at)
      select chosen.id, (select id from supply), (select id from users where username = ${recipient}), now()
      from chosen
      returning id, item_id
    )
    select offered.id as "transferId", chosen.id as "itemId", chosen.serial_number as serial
    from offered join chosen on chosen.id = offered.item_id`.execute(db);
  return rows;
}
