import { sql } from 'kysely';
import { openDatabase } from '../lib/mock-api';
import { everythingHeld, type HeldBook } from '../long-list/everything-held';

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];

/** How much the commander has to look after. */
export interface Size {
  documents: number;
  /** Half of a brigade's items are sensitive. */
  sensitiveItems: number;
}

/** Scheduled checks of a week, twice a day. */
const CHECKS = 14;

const me = sql`(select id from users where username = 'commander')`;

/** Forms that people of the brigade sent the commander about its items, one a minute; every fifth is unread. */
const documents = (count: number) => sql`
  insert into document (type, subtype, title, description, sender_user_id, recipient_user_id, sent_at, read_at,
    item_id, form_data)
  select 'Maintenance Form', (array['DA Form 2404', 'DA Form 5988-E'])[n % 2 + 1],
    format('Equipment Maintenance Request: %s %s', item.name, item.serial_number),
    format('%s number %s', (array['Extractor spring weak', 'Leaks at the front differential',
      'Battery door cracked', 'Sight does not hold zero'])[n % 4 + 1], n),
    sender.id, ${me}, now() - n * interval '1 minute',
    case when n % 5 > 0 then now() end, item.id,
    json_build_object('equipmentName', item.name, 'serialNumber', item.serial_number,
      'faultDescription', format('Found at inspection %s', n))
  from generate_series(1, ${count}::int) n
  join users sender on sender.username = 'person' || (n % 90 + 3)
  join (select *, row_number() over (order by id) as number, count(*) over () as held from property) item
    on item.number = n % item.held + 1`;

/** Each sensitive item seen at every check of the past week. */
const verifications = sql`
  insert into verification (item_id, at, by_user_id, type)
  select id, date_trunc('day', now()) - check_number * interval '12 hours' + interval '6 hours 10 minutes',
    ${me}, 'serial-number'
  from property, generate_series(1, ${CHECKS}::int) check_number where is_sensitive`;

async function fill(db: Database, size: Size): Promise<void> {
  await documents(size.documents).execute(db);
  await verifications.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** A brigade whose commander holds every item and has a full inbox. */
export async function fullInbox(size: Size): Promise<HeldBook> {
  const held = await everythingHeld(size.sensitiveItems * 2);
  const { db, close } = await openDatabase({ dataDir: held.folder, databaseUrl: null });
  await fill(db, size);
  await close();
  return held;
}
