import { type DifferenceAct, type SuccessionDifferenceKind, normalizeSerial } from '@hand-receipt/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { readComponentsOf } from '../property';
import { isSeenWhileLost } from './lost-line';

export type Difference = Selectable<Database['succession_difference']>;

/** The acts that resolve each kind of difference. A document does for every kind. */
const ACTS_OF: Record<SuccessionDifferenceKind, readonly DifferenceAct[]> = {
  'serial-differs': ['amendment', 'document'],
  'data-differs': ['amendment', 'document'],
  missing: ['found', 'loss', 'closing', 'document'],
  extra: ['gain', 'other-unit', 'typing-error', 'not-army-property', 'document'],
  'wrong-holder': ['transfer', 'section', 'document'],
  'component-short': ['shortage', 'recount', 'document'],
  condition: ['status', 'document'],
  'not-readable': ['note', 'document'],
};

/** The acts that resolve a difference. */
export const actsOf = (difference: Pick<Difference, 'kind' | 'found'>): readonly DifferenceAct[] =>
  isSeenWhileLost(difference) ? ['status', 'loss', 'closing', 'document'] : ACTS_OF[difference.kind];

/** An act that was done, and the number of its paper. */
export interface DoneAct {
  act: DifferenceAct;
  ref: string | null;
}

interface Asked {
  db: Kysely<Database>;
  /** Differences that the act may end. */
  differences: readonly Difference[];
}

/** That the act was done of a difference: the number of its paper, or null where it has none. */
interface Done {
  difference: string;
  ref: string | null;
}

/** The differences that are asked about, in a query for all of them. */
const asked = ({ db, differences }: Asked) =>
  db
    .selectFrom('succession_difference as difference')
    .select('difference.id as difference')
    .where('difference.id', '=', inArray(differences.map(({ id }) => id)));

/** What was found of each difference, as the book writes serial numbers; to be joined. */
const foundSerials = ({ differences }: Asked) =>
  sql<{ id: string; serial: string }>`unnest(
    ${differences.map(({ id }) => id)}::text[],
    ${differences.map(({ found }) => normalizeSerial(found ?? ''))}::text[])`.as<'said'>(
    sql`said (id, serial)`,
  );

/** An act without a paper: done where a row is found. */
const isThere = async (query: { execute(): Promise<{ difference: string }[]> }): Promise<Done[]> =>
  (await query.execute()).map(({ difference }) => ({ difference, ref: null }));

/** Signed amendments of the item: of its serial number to the one of the plate, or of other data since the count. */
const amendments = (of: Asked): Promise<Done[]> =>
  asked(of)
    .innerJoin(foundSerials(of), 'said.id', 'difference.id')
    .innerJoin('amendment_line as line', 'line.item_id', 'difference.item_id')
    .innerJoin('amendment', 'amendment.id', 'line.amendment_id')
    .select('amendment.id as ref')
    .distinct()
    .where('amendment.state', '=', 'signed')
    .where(
      sql<boolean>`case when difference.kind = 'serial-differs'
        then line.field = 'serial_number' and upper(btrim(line.to_value)) = said.serial
        else amendment.ended_at >= difference.opened_at end`,
    )
    .orderBy('amendment.id', 'desc')
    .execute();

const closings = (of: Asked): Promise<Done[]> =>
  asked(of)
    .innerJoin('closing_line as line', 'line.item_id', 'difference.item_id')
    .innerJoin('closing', 'closing.id', 'line.closing_id')
    .select('closing.id as ref')
    .where('closing.state', '=', 'completed')
    .orderBy('closing.id', 'desc')
    .execute();

/** The open loss case of the item, while nobody has found it. */
const lossCases = (of: Asked): Promise<Done[]> =>
  asked(of)
    .innerJoin('loss_case_item as lost', 'lost.item_id', 'difference.item_id')
    .innerJoin('property', 'property.id', 'lost.item_id')
    .select('lost.case_id as ref')
    .where('lost.closed_at', 'is', null)
    .where(sql<boolean>`(property.current_status = 'Lost' or property.missing_since is not null)`)
    .execute();

/** The item that was entered for an extra as found on installation, and signed for. */
const gains = (of: Asked): Promise<Done[]> =>
  asked(of)
    .innerJoin('succession', 'succession.id', 'difference.succession_id')
    .innerJoin(foundSerials(of), 'said.id', 'difference.id')
    .innerJoin('property', (join) =>
      join.on(sql<boolean>`upper(btrim(property.serial_number)) = said.serial`),
    )
    .select('property.id as ref')
    .where('property.left_at', 'is', null)
    .where('property.gain_kind', '=', 'found-on-installation')
    .where('property.gain_signature_id', 'is not', null)
    .where(sql<boolean>`property.unit_id in (select units_below(succession.unit_id))`)
    .execute();

const transfers = (of: Asked): Promise<Done[]> =>
  asked(of)
    .innerJoin('transfer', 'transfer.item_id', 'difference.item_id')
    .select('transfer.id as ref')
    .where('transfer.status', '=', 'Approved')
    .whereRef('transfer.resolved_at', '>=', 'difference.opened_at')
    .orderBy('transfer.id', 'desc')
    .execute();

const itemsOf = (differences: readonly Difference[]): string[] =>
  differences.flatMap(({ item_id }) => item_id ?? []);

/** Which components of the item of a difference are short. */
async function readShort({ db, differences }: Asked) {
  const components = await readComponentsOf(db, itemsOf(differences));
  return ({ item_id: itemId }: Difference) =>
    (components.get(itemId ?? '') ?? []).filter(({ short }) => short > 0);
}

/** Shortages of the item, once each of them has a document number and each short component one. */
async function shortages(of: Asked): Promise<Done[]> {
  const rows = await of.db
    .selectFrom('component_shortage')
    .select(['id', 'item_id', 'component_id', 'document_number'])
    .where('item_id', '=', inArray(itemsOf(of.differences)))
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  const shortOf = await readShort(of);
  return of.differences.flatMap((difference) => {
    const open = rows.filter(({ item_id }) => item_id === difference.item_id);
    const isCharged = shortOf(difference).every(({ id }) =>
      open.some(({ component_id }) => component_id === id),
    );
    const isDocumented = open.every(({ document_number }) => document_number !== null);
    return isCharged && isDocumented ? open.map(({ id }) => ({ difference: difference.id, ref: id })) : [];
  });
}

const lines = (of: Asked) =>
  asked(of).innerJoin('succession_line as line', (join) =>
    join
      .onRef('line.succession_id', '=', 'difference.succession_id')
      .onRef('line.item_id', '=', 'difference.item_id'),
  );

/** Its components were counted again, and nothing is short. */
async function recounts(of: Asked): Promise<Done[]> {
  const shortOf = await readShort(of);
  return of.differences
    .filter((difference) => shortOf(difference).length === 0)
    .map(({ id }) => ({ difference: id, ref: null }));
}

function statuses(of: Asked): Promise<Done[]> {
  const seenWhileLost = of.differences.filter(isSeenWhileLost).map(({ id }) => id);
  return isThere(
    asked(of)
      .innerJoin('property', 'property.id', 'difference.item_id')
      .where(
        sql<boolean>`case when difference.id = any(${seenWhileLost}::text[])
          then property.current_status <> 'Lost' else property.current_status = difference.found end`,
      ),
  );
}

/** It was read again in this count; or this count marked it as missing, and another count has found it since. */
const found = (of: Asked): Promise<Done[]> =>
  isThere(
    lines(of)
      .innerJoin('property', 'property.id', 'line.item_id')
      .where(
        sql<boolean>`(line.result in ('verified', 'serial-differs', 'other-section')
          or (line.not_seen_at is not null and property.missing_since is null and property.left_at is null))`,
      ),
  );

/** The module that owns each act says whether it is done. An act that is not here needs only words. */
const DONE: Partial<Record<DifferenceAct, (of: Asked) => Promise<Done[]>>> = {
  amendment: amendments,
  loss: lossCases,
  closing: closings,
  gain: gains,
  transfer: transfers,
  section: (of) => isThere(lines(of).where('line.result', '=', 'verified')),
  shortage: shortages,
  recount: recounts,
  status: statuses,
  found,
};

const RECORDED = Object.entries(DONE) as [DifferenceAct, (of: Asked) => Promise<Done[]>][];

/** Whether the record shows of an act that it is done. */
export const isOnRecord = (act: DifferenceAct): boolean => DONE[act] !== undefined;

/** The acts of each difference that the record of its item shows as done, by difference: each act is asked for all at once. */
export async function findDoneOf(
  db: Kysely<Database>,
  differences: readonly Difference[],
): Promise<ReadonlyMap<string, DoneAct[]>> {
  const done: (DoneAct & Done)[] = [];
  for (const [act, read] of RECORDED) {
    const ending = differences.filter((difference) => actsOf(difference).includes(act));
    if (ending.length === 0) continue;
    done.push(...(await read({ db, differences: ending })).map((each) => ({ ...each, act })));
  }
  const ofAct = (id: string, act: DifferenceAct): DoneAct[] =>
    done.filter((each) => each.difference === id && each.act === act).map(({ ref }) => ({ act, ref }));
  return new Map(
    differences.map((difference) => [
      difference.id,
      actsOf(difference).flatMap((act) => ofAct(difference.id, act)),
    ]),
  );
}

/** The acts of one difference that the record of its item shows as done. */
export const findDone = async (db: Kysely<Database>, difference: Difference): Promise<DoneAct[]> =>
  (await findDoneOf(db, [difference])).get(difference.id) ?? [];
