import type { PossessionBasis } from '@hand-receipt/contracts';
import { type Kysely, type Transaction, sql } from 'kysely';
import { type Database, inArray } from '../kernel';

/** Who has an item by an open row. */
export interface OpenPossession {
  itemId: string;
  kind: 'person' | 'counter';
  /** Of the person or the counter. */
  id: string;
  /** Rank and last name, or the counter with its unit. */
  name: string;
  basis: PossessionBasis;
  since: Date;
  dueAt: Date | null;
  handoverId: string | null;
}

/** Who has each of these items; an item that its holder has is left out. */
export async function openPossessions(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<Map<string, OpenPossession>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('possession')
    .leftJoin('users as person', 'person.id', 'possession.user_id')
    .leftJoin('counter', 'counter.id', 'possession.counter_id')
    .leftJoin('units', 'units.id', 'counter.unit_id')
    .select([
      'possession.item_id as itemId',
      'possession.kind',
      'possession.basis',
      'possession.from_at as since',
    ])
    .select(['possession.due_at as dueAt', 'possession.handover_id as handoverId'])
    .select(sql<string>`coalesce(possession.user_id, possession.counter_id)`.as('id'))
    .select(
      sql<string>`coalesce(person.rank || ' ' || person.last_name, counter.name || ' ' || units.name)`.as(
        'name',
      ),
    )
    .where('possession.item_id', '=', inArray(itemIds))
    .where('possession.to_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** A person who has an item, by an open row or as its holder. */
export interface PersonHaving extends Omit<OpenPossession, 'kind'> {
  /** From whom its holder has it, where they have no row. */
  giver: string | null;
}

/**
 * Items that somebody has without a row: custody came to them outside a counter, so they have what they signed for
 * (life.md, 1). A query of the table `property`, joined with their last link as `own`.
 */
export const selectHeld = (db: Kysely<Database>) =>
  db
    .selectFrom('property')
    .innerJoin('custody_link as own', (join) =>
      join.onRef('own.item_id', '=', 'property.id').onRef('own.user_id', '=', 'property.assigned_to_user_id'),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('possession as open')
            .select('open.id')
            .whereRef('open.item_id', '=', 'property.id')
            .where('open.to_at', 'is', null),
        ),
      ),
    );

/**
 * Which person has each of these items: by an open row, or without one its holder. What a counter stores and what nobody
 * has is left out.
 */
export async function personsHaving(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<Map<string, PersonHaving>> {
  const open = await openPossessions(db, itemIds);
  const held = await selectHeld(db)
    .innerJoin('users as person', 'person.id', 'own.user_id')
    .leftJoin('custody_link as above', (join) =>
      join
        .onRef('above.item_id', '=', 'own.item_id')
        .on('above.position', '=', sql<number>`own.position - 1`),
    )
    .leftJoin('users as giver', 'giver.id', 'above.user_id')
    .select(['own.item_id as itemId', 'person.id', 'own.since', 'own.due_at as dueAt', 'own.kind'])
    .select(sql<string>`person.rank || ' ' || person.last_name`.as('name'))
    .select(sql<string>`coalesce(giver.rank || ' ' || giver.last_name, 'Property Book')`.as('giver'))
    .where('property.id', '=', inArray(itemIds))
    .execute();
  return new Map<string, PersonHaving>([
    ...[...open.values()].flatMap(({ kind, ...row }): [string, PersonHaving][] =>
      kind === 'person' ? [[row.itemId, { ...row, giver: null }]] : [],
    ),
    ...held.map(({ kind, ...row }): [string, PersonHaving] => [
      row.itemId,
      { ...row, basis: kind === 'temporary' ? 'temporary' : 'issue', handoverId: null },
    ]),
  ]);
}

/** Where an item goes. */
export interface PossessionMove {
  /** Null where its holder has it from then on. */
  to:
    | { kind: 'person'; id: string; basis: 'draw' | 'temporary' | 'issue'; dueAt: Date | null }
    | { kind: 'counter'; id: string }
    | null;
  /** When it was handed over. */
  at: Date;
  /** The act that begins it. */
  handoverId: string | null;
  /** The return that ends the present one. */
  endedBy?: string;
}

/** Ends who has the item now and begins who has it next. The item is locked by the caller. */
export async function movePossession(
  trx: Transaction<Database>,
  itemId: string,
  { to, at, handoverId, endedBy }: PossessionMove,
): Promise<void> {
  const ended = await trx
    .updateTable('possession')
    .set({ to_at: sql<Date>`greatest(from_at, ${at})`, ended_by: endedBy ?? null })
    .where('item_id', '=', itemId)
    .where('to_at', 'is', null)
    .returning('to_at')
    .executeTakeFirst();
  if (!to) return;
  const from = ended?.to_at && ended.to_at > at ? ended.to_at : at;
  await trx
    .insertInto('possession')
    .values({
      item_id: itemId,
      kind: to.kind,
      user_id: to.kind === 'person' ? to.id : null,
      counter_id: to.kind === 'counter' ? to.id : null,
      basis: to.kind === 'person' ? to.basis : 'stored',
      from_at: from,
      due_at: to.kind === 'person' ? to.dueAt : null,
      handover_id: handoverId,
    })
    .execute();
}
