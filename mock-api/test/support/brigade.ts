import { type Kysely, sql } from 'kysely';
import { withoutIndexes } from '../../seed/scale/without-indexes';
import type { Database } from '../../src/kernel/db/schema';

/** How much there is of a brigade. */
export interface BrigadeSize {
  items: number;
  /** At least 100. */
  users: number;
}

const SQUADS_IN_COMPANY = 9;
const PEOPLE_IN_COMPANY = 50;
/** Items of one statement: the embedded database takes one that lasts for minutes for hung. */
const AT_ONCE = 5000;

/**
 * Lays a brigade into an empty, migrated database by plain SQL, in seconds: for what depends on how much
 * there is. Its rows keep the rules that tables have; no ledger event tells how they came about.
 *
 * One company of companies, `BDE`: `commander` and `supply` (who has signed everything down), then in
 * each of `C-1`, `C-2` and on three platoons of three squads, with people `person3`, `person4` and on;
 * the first in each squad leads it. The items of each company are held by its people, one in fifty by
 * nobody, and have two components; one in twenty was offered to somebody, of which every third offer is open.
 */
export async function loadBrigade(db: Kysely<Database>, { items, users }: BrigadeSize): Promise<void> {
  const companies = Math.ceil(users / PEOPLE_IN_COMPANY);
  for (const statement of [...units(companies), people(users, companies * SQUADS_IN_COMPANY), connections]) {
    await statement.execute(db);
  }
  await withoutIndexes(db, async () => {
    for (let from = 1; from <= items; from += AT_ONCE) {
      const to = Math.min(items, from + AT_ONCE - 1);
      await property(from, to, users).execute(db);
    }
    for (const statement of [bookLinks, ...LADDER.map(linksOf), components, offers(users)]) {
      await statement.execute(db);
    }
  });
  await sql`vacuum analyze`.execute(db);
}

const units = (companies: number) => [
  sql`insert into units (id, name, kind) values ('BDE', 'Brigade', 'company')`,
  sql`insert into units (id, parent_id, name, kind)
    select 'C-' || c, 'BDE', 'Company ' || c, 'company' from generate_series(1, ${companies}::int) c`,
  sql`insert into units (id, parent_id, name, kind)
    select format('C-%s-%s', c, p), 'C-' || c, format('Company %s Platoon %s', c, p), 'platoon'
    from generate_series(1, ${companies}::int) c, generate_series(1, 3) p`,
  sql`insert into units (id, parent_id, name, kind)
    select format('S-%s', ((c - 1) * 3 + p - 1) * 3 + s), format('C-%s-%s', c, p),
      format('Company %s Platoon %s Squad %s', c, p, s), 'squad'
    from generate_series(1, ${companies}::int) c, generate_series(1, 3) p, generate_series(1, 3) s`,
];

/** Nobody signs in by a password here: a test or a bench gives out sessions. */
const people = (users: number, squads: number) => sql`
  insert into users (username, email, password_hash, first_name, last_name, rank, unit_id, role, status)
  select
    case n when 1 then 'commander' when 2 then 'supply' else 'person' || n end,
    format('p%s@example.mil', n), '',
    (array['Alex', 'Dana', 'Kim', 'Lee', 'Morgan', 'Riley', 'Sam'])[n % 7 + 1],
    (array['Adams', 'Baker', 'Cruz', 'Diaz', 'Evans', 'Foster', 'Garcia', 'Hill', 'Ito', 'Jones'])[n % 10 + 1]
      || '-' || n,
    case when n = 1 then 'COL' when n = 2 then 'SFC' when n - 3 < ${squads}::int then 'SSG' else 'SPC' end,
    case when n <= 2 then 'BDE' else 'S-' || ((n - 3) % ${squads}::int + 1) end,
    case when n = 1 then 'Commander' when n = 2 then 'Supply Sergeant'
      when n - 3 < ${squads}::int then 'Squad Leader' else 'Soldier' end,
    'Active'
  from generate_series(1, ${users}::int) n`;

const property = (from: number, to: number, users: number) => sql`
  with model (number, name, category, prefix) as (values
    (0, 'M4A1 Carbine', 'weapons', 'W'), (1, 'M249', 'weapons', 'U'), (2, 'M17 Pistol', 'weapons', '58M'),
    (3, 'AN/PVS-14', 'optics', '703'), (4, 'M68 Reflex Sight', 'optics', 'M60'),
    (5, 'M22 Binocular', 'optics', 'B33'), (6, 'AN/PRC-152', 'comsec', 'C04'),
    (7, 'AN/PYQ-10 Simple Key Loader', 'comsec', 'SK2'), (8, 'M1165 HMMWV', 'vehicles', 'NG2J'),
    (9, 'AN/PSN-13 DAGR', 'electronics', 'D1'), (10, 'Rugged Laptop Computer', 'electronics', 'RL6'),
    (11, 'MEP-1030 Generator', 'support-equipment', 'FZ3'),
    (12, 'Tool Kit, General Mechanic', 'support-equipment', 'TK7'),
    (13, 'M50 Joint Service Mask', 'individual-equipment', 'JM5'),
    (14, 'Medical Equipment Set, Combat Lifesaver', 'medical', 'CLS'), (15, 'Scale, Platform', 'other', 'PLS')
  ), held as (
    select n, holder.id, holder.unit_id
    from generate_series(${from}::int, ${to}::int) n
    join users holder on holder.username = 'person' || (n::bigint * 7919 % (${users}::int - 2) + 3)
  )
  insert into property (name, serial_number, current_status, category, location, nsn, assigned_to_user_id,
    assigned_date, unit_id, is_sensitive)
  select model.name, model.prefix || lpad((n * 37 % 9999991)::text, 7, '0'),
    (array['Operational', 'Operational', 'Operational', 'Operational', 'Operational', 'Operational',
      'Damaged', 'In Repair', 'Deadline - Maintenance', 'Non-Operational', 'Lost', 'Deadline - Supply'])[n % 12 + 1],
    model.category, 'Room ' || n % 50, '1005-01-231-' || lpad((n % 10000)::text, 4, '0'),
    case when n % 50 <> 0 then held.id end,
    case when n % 50 <> 0 then timestamptz '2026-01-05 08:00Z' + n % 200 * interval '1 day' + n * interval '1 second' end,
    coalesce(platoon.parent_id, 'BDE'), model.category in ('weapons', 'optics', 'comsec')
  from held
  join model on model.number = n % 16
  join units squad on squad.id = held.unit_id
  join units platoon on platoon.id = squad.parent_id`;

const bookLinks = sql`
  insert into custody_link (item_id, position, since) select id, 0, created_at from property`;

/** Below the property book: the supply sergeant, the holder's squad leader, the holder. */
const LADDER = [
  { position: sql`1`, signer: sql`signer.username = 'supply'` },
  {
    position: sql`2`,
    signer: sql`signer.unit_id = holder.unit_id and signer.role = 'Squad Leader' and signer.id <> holder.id`,
  },
  {
    position: sql`case when holder.role = 'Squad Leader' then 2 else 3 end`,
    signer: sql`signer.id = holder.id`,
  },
];

const linksOf = ({ position, signer }: (typeof LADDER)[number]) => sql`
  insert into custody_link (item_id, position, user_id, since)
  select property.id, ${position}, signer.id, property.created_at
  from property
  join users holder on holder.id = property.assigned_to_user_id
  join users signer on ${signer}`;

const components = sql`
  insert into component (property_id, position, name, quantity)
  select id, number, 'Component ' || number, number from property, generate_series(1, 2) number`;

const offers = (users: number) => sql`
  insert into transfer (item_id, from_user_id, to_user_id, status, requested_at, resolved_at)
  select property.id, assigned_to_user_id, recipient.id, case when n % 3 = 0 then 'Pending' else 'Approved' end,
    timestamptz '2026-06-01Z' + n * interval '1 minute',
    case when n % 3 <> 0 then timestamptz '2026-06-02Z' + n * interval '1 minute' end
  from (select *, row_number() over (order by id) as n from property where assigned_to_user_id is not null) property
  join users recipient on recipient.username = 'person' || (n * 31 % (${users}::int - 2) + 3)
  where n % 20 = 0 and recipient.id <> assigned_to_user_id`;

const connections = sql`
  insert into connections (user_id, other_user_id, status)
  select mine.id, other.id, 'accepted' from users mine join users other on other.username = 'supply'
  where mine.username <> 'supply'`;
