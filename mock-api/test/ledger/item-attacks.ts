import { sql } from 'kysely';
import { asOperator } from './operator';
import type { Victim } from './screen-attacks';

/** What the operator does to the property book while its ledger stays as it was. */
export const ITEM_ATTACKS = {
  /** One is lost, one has no holder, one stands under another id, one has a part more, and one was never entered. */
  'edit the items': ({ db }: Victim) =>
    asOperator(
      db,
      sql`update property set current_status = 'Lost' where serial_number = 'W1'`,
      sql`update property set assigned_to_user_id = null where serial_number = 'W2'`,
      sql`insert into component (property_id, position, name, quantity)
          select id, 0, 'BAYONET', 1 from property where serial_number = 'W1'`,
      sql`update property set id = 'P-0900' where serial_number = 'W3'`,
      sql`insert into property (id, name, serial_number, category, unit_id)
          values ('P-0901', 'PVS-14', 'X9', 'optics', 'B')`,
    ),
  'put the items back': ({ db }: Victim) =>
    asOperator(
      db,
      sql`update property set current_status = 'Operational' where serial_number = 'W1'`,
      sql`update property set assigned_to_user_id = (select id from users) where serial_number = 'W2'`,
      sql`delete from component where name = 'BAYONET'`,
      sql`update property set id = 'P-0003' where serial_number = 'W3'`,
      sql`delete from property where serial_number = 'X9'`,
    ),
} as const;
