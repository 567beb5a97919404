import type { PrepareRowDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, maySeePerson, recordedItems, unitsBelow, visibleInventories } from '../access';
import { type Database, inArray } from '../kernel';
import { MAINTENANCE_FORM } from '../documents';
import { findVisibleTransfers } from '../property';
import type { SuccessionRow } from './find-succession';
import { whyNotIncoming } from './open-succession';
import type { Section } from './succession-sections';

/** Entries that a row names. */
const SHOWN = 20;

const HALF_A_YEAR = sql`interval '6 months'`;

type Entry = PrepareRowDto['entries'][number];

interface Prepared {
  db: Kysely<Database>;
  viewer: Viewer;
  at: Date;
  succession: SuccessionRow;
  sections: readonly Section[];
}

const row = (
  key: PrepareRowDto['key'],
  blocking: PrepareRowDto['blocking'],
  entries: readonly Entry[],
): PrepareRowDto => ({
  key,
  blocking,
  clear: entries.length === 0,
  count: entries.length,
  entries: entries.slice(0, SHOWN),
});

/** What was signed waits for nothing. */
const isToPrepare = ({ state }: Section): boolean => state !== 'signed';

/** Ids of the items that the plan includes and nobody has signed. */
export const includedIds = (sections: readonly Section[]): string[] =>
  sections.filter(isToPrepare).flatMap(({ included, items }) => (included ? items.map(({ id }) => id) : []));

/**
 * Rank and last name of a person, a row of `users` under this name. Where another person has the same, first name and unit
 * tell them apart, as where a recipient is chosen.
 */
const nameApart = (person: string): RawBuilder<string> => {
  const of = (column: string) => sql.ref(`${person}.${column}`);
  return sql<string>`case when (${of('rank')}, lower(${of('last_name')})) in (
      select rank, lower(last_name) from users group by rank, lower(last_name) having count(*) > 1)
    then concat_ws(', ', ${of('rank')} || ' ' || ${of('first_name')} || ' ' || ${of('last_name')},
      coalesce((select units.name from units where units.id = ${of('unit_id')}), ${of('requested_unit')}))
    else ${of('rank')} || ' ' || ${of('last_name')} end`;
};

/** Open transfers and recalls of items. */
export async function openTransfers(db: Kysely<Database>, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .innerJoin('users as giver', 'giver.id', 'transfer.from_user_id')
    .innerJoin('users as recipient', 'recipient.id', 'transfer.to_user_id')
    .select(['transfer.id', 'transfer.is_recall', 'transfer.from_user_id', 'transfer.to_user_id'])
    .select(['transfer.superior_user_id', 'property.serial_number'])
    .select(sql<boolean>`transfer.needs_consent and superior_agreed_at is null`.as('waits_for_superior'))
    .select([nameApart('giver').as('from'), nameApart('recipient').as('to')])
    .where('transfer.status', '=', 'Pending')
    .where('transfer.item_id', '=', inArray(itemIds))
    .orderBy('transfer.id')
    .execute();
}

type OpenTransfer = Awaited<ReturnType<typeof openTransfers>>[number];

/** Whose answer an open transfer waits for. */
export function answererOf(transfer: OpenTransfer): string {
  const { is_recall, from_user_id, to_user_id, waits_for_superior, superior_user_id } = transfer;
  if (waits_for_superior && superior_user_id) return superior_user_id;
  return is_recall ? from_user_id : to_user_id;
}

async function transfersRow({ db, viewer, sections }: Prepared): Promise<PrepareRowDto> {
  const open = await openTransfers(db, includedIds(sections));
  const seen = await findVisibleTransfers(
    db,
    viewer,
    open.slice(0, SHOWN).map(({ id }) => id),
  );
  const visible = new Set(seen.map(({ id }) => id));
  return row(
    'transfers',
    'yes',
    open.map((transfer) => {
      const { id, is_recall, from_user_id, to_user_id, serial_number, from, to } = transfer;
      return {
        id,
        label: is_recall
          ? `${id}, recall of ${serial_number} by ${to} from ${from}`
          : `${id}, offer of ${serial_number} by ${from} to ${to}`,
        path: visible.has(id) ? `/transfers/${id}` : null,
        mine: viewer.id === (is_recall ? to_user_id : from_user_id),
        waits_for_me: viewer.id === answererOf(transfer),
      };
    }),
  );
}

async function inventoriesRow({ db, viewer, succession }: Prepared): Promise<PrepareRowDto> {
  const open = await db
    .selectFrom('inventory')
    .innerJoin('users as opener', 'opener.id', 'inventory.opened_by_user_id')
    .select(['inventory.id', 'inventory.title', 'inventory.opened_by_user_id'])
    .select(visibleInventories(viewer).as('visible'))
    .where('inventory.closed_at', 'is', null)
    .where('inventory.planned', '=', false)
    .where(sql<boolean>`coalesce(inventory.unit_id, opener.unit_id) in ${unitsBelow(succession.unit_id)}`)
    .orderBy('inventory.opened_at')
    .execute();
  return row(
    'inventories',
    'yes',
    open.map(({ id, title, opened_by_user_id, visible }) => ({
      id,
      label: title,
      path: visible ? `/sensitive-items?inventory=${id}` : null,
      mine: opened_by_user_id === viewer.id,
    })),
  );
}

async function incomingRow({ db, succession }: Prepared): Promise<PrepareRowDto> {
  const why = await whyNotIncoming(db, succession.to_user_id, succession.unit_id);
  return row(
    'incoming-active',
    'yes',
    why === null ? [] : [{ id: succession.to_user_id, label: why, path: null, mine: false }],
  );
}

/**
 * Items of the set that are lost, or missing in a count, without an open loss case, a closing for the loss or a document. That of an
 * agreed difference counts as well as one of the preparation.
 */
async function lostRow({ db, viewer, succession, sections }: Prepared): Promise<PrepareRowDto> {
  const ids = includedIds(sections);
  const lost = await db
    .selectFrom('property')
    .select(['property.id', 'property.name', 'property.serial_number', 'property.missing_in'])
    .select(recordedItems(viewer).as('visible'))
    .where(sql<boolean>`(property.current_status = 'Lost' or property.missing_since is not null)`)
    .where('property.id', '=', inArray(ids))
    .where(
      sql<boolean>`not exists (select from loss_case_item lost
        where lost.item_id = property.id and lost.closed_at is null)`,
    )
    .where(
      sql<boolean>`not exists (select from closing
        where closing.id = property.closing_id and closing.kind = 'loss' and closing.state in ('prepared', 'signed'))`,
    )
    .where(
      sql<boolean>`not exists (select from succession_note note
        where note.succession_id = ${succession.id} and note.item_id = property.id)`,
    )
    .where(
      sql<boolean>`not exists (select from succession_difference difference
        where difference.succession_id = ${succession.id} and difference.item_id = property.id
          and difference.act = 'document' and difference.state = 'agreed')`,
    )
    .orderBy('property.serial_number')
    .execute();
  return row(
    'lost',
    'yes',
    lost.map(({ id, name, serial_number, missing_in: missingIn, visible }) => ({
      id,
      label: `${serial_number}, ${name}${missingIn ? `, missing in ${missingIn}` : ''}`,
      path: visible ? `/property-book/${id}` : null,
      mine: true,
    })),
  );
}

/** Sections about which somebody has to choose: each is included, or left out with a reason. */
function unsignedRow({ sections }: Prepared): PrepareRowDto {
  const choices = sections.filter(({ act }) => act !== 'replace');
  const open = choices.filter(({ included, leave_out_reason }) => !included && !leave_out_reason);
  const entries = open.map(({ number, kind, items }) => ({
    id: String(number),
    label: `${kind === 'unsigned' ? 'Not signed for' : 'Signed from the book'}, ${items.length} ${items.length === 1 ? 'item' : 'items'}`,
    path: null,
    mine: true,
  }));
  return row('unsigned', 'choice', entries);
}

/** Who has a hand receipt from the outgoing person that was printed within six months, or acknowledged after they took over. */
async function readConfirmed({ db, at, succession }: Prepared): Promise<ReadonlySet<string>> {
  const since = sql<Date>`${at}::timestamptz - ${HALF_A_YEAR}`;
  const printed = await db
    .selectFrom('hand_receipt as receipt')
    .innerJoin('printed_paper as paper', 'paper.hand_receipt_id', 'receipt.id')
    .select('receipt.holder_user_id')
    .distinct()
    .where('receipt.giver_user_id', '=', succession.from_user_id)
    .where('receipt.closed_at', 'is', null)
    .where('paper.kind', '=', 'receipt')
    .where('paper.printed_at', '>', since)
    .execute();
  const acknowledged = await db
    .selectFrom('succession_section as section')
    .innerJoin('succession as earlier', 'earlier.id', 'section.succession_id')
    .select('section.sub_user_id')
    .where('earlier.to_user_id', '=', succession.from_user_id)
    .where('section.acknowledged_at', '>', since)
    .execute();
  return new Set([
    ...printed.map(({ holder_user_id }) => holder_user_id),
    ...acknowledged.flatMap(({ sub_user_id }) => sub_user_id ?? []),
  ]);
}

/** Direct sub-hand receipt holders whose hand receipt was neither printed nor acknowledged within six months. */
async function printedRow(prepared: Prepared): Promise<PrepareRowDto> {
  const { db, viewer, succession, sections } = prepared;
  const holders = sections
    .filter(isToPrepare)
    .flatMap(({ kind, sub_user_id }) => (kind === 'sub' ? (sub_user_id ?? []) : []));
  const confirmed = await readConfirmed(prepared);
  const missing = holders.filter((id) => !confirmed.has(id));
  const people = await db
    .selectFrom('users')
    .select(['id', sql<string>`rank || ' ' || last_name`.as('name')])
    .where('id', '=', inArray(missing))
    .orderBy('last_name')
    .execute();
  const visible = new Set<string>();
  for (const { id } of people.slice(0, SHOWN)) if (await maySeePerson(db, viewer, id)) visible.add(id);
  return row(
    'printed',
    'no',
    people.map(({ id, name }) => ({
      id,
      label: name,
      path: visible.has(id) ? `/people/${id}` : null,
      mine: viewer.id === succession.from_user_id,
    })),
  );
}

/** Maintenance forms about the set that the outgoing person has not answered. */
export async function unansweredForms(
  db: Kysely<Database>,
  { from_user_id }: Pick<SuccessionRow, 'from_user_id'>,
  itemIds: readonly string[],
) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('document')
    .select(['document.id', 'document.title', 'document.sender_user_id'])
    .where('document.type', '=', MAINTENANCE_FORM)
    .where('document.recipient_user_id', '=', from_user_id)
    .where('document.item_id', '=', inArray(itemIds))
    .where(sql<boolean>`not exists (select from corrective_action done where done.document_id = document.id)`)
    .where(
      sql<boolean>`not exists (select from document copy
        where copy.forwarded_from = document.id and copy.sender_user_id = ${from_user_id})`,
    )
    .orderBy('document.id')
    .execute();
}

async function formsRow({ db, viewer, succession, sections }: Prepared): Promise<PrepareRowDto> {
  const forms = await unansweredForms(db, succession, includedIds(sections));
  return row(
    'maintenance-forms',
    'no',
    forms.map(({ id, title, sender_user_id: sender }) => ({
      id,
      label: title,
      path: [sender, succession.from_user_id].includes(viewer.id) ? `/documents/${id}` : null,
      mine: viewer.id === succession.from_user_id,
    })),
  );
}

async function ordersRow({ db, succession }: Prepared): Promise<PrepareRowDto> {
  const { onHand } = await db
    .selectFrom('succession_note')
    .select(sql<number>`count(*)::int`.as('onHand'))
    .where('succession_id', '=', succession.id)
    .where('kind', '=', 'orders')
    .executeTakeFirstOrThrow();
  return { key: 'orders', blocking: 'no', clear: onHand > 0, count: onHand, entries: [] };
}

/** What is to be done before the activation, as it stands now. A change of holder is not about the book of the unit. */
export async function readPrepareRows(prepared: Prepared): Promise<PrepareRowDto[]> {
  const ofUnit = prepared.succession.kind === 'primary';
  return [
    await transfersRow(prepared),
    ...(ofUnit ? [await inventoriesRow(prepared)] : []),
    await incomingRow(prepared),
    await lostRow(prepared),
    ...(ofUnit ? [unsignedRow(prepared)] : []),
    await printedRow(prepared),
    await formsRow(prepared),
    await ordersRow(prepared),
  ];
}
