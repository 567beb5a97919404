import { type DifferenceAct, type SuccessionDifferenceKind, normalizeSerial } from '@hand-receipt/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';
import { readComponents } from '../property';
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

type Asked = { db: Kysely<Database>; difference: Difference };
/** References of the act where it was done; null where that has no paper. */
type Refs = Promise<(string | null)[]>;

const refsOf = async (query: { execute(): Promise<{ id: string }[]> }): Refs =>
  (await query.execute()).map(({ id }) => id);

/** An act without a paper: done where a row is found. */
const isThere = async (query: { executeTakeFirst(): Promise<unknown> }): Refs =>
  (await query.executeTakeFirst()) === undefined ? [] : [null];

/** Signed amendments of the item: of its serial number to the one of the plate, or of other data since the count. */
const amendments = ({ db, difference: { item_id, kind, found, opened_at } }: Asked): Refs =>
  refsOf(
    db
      .selectFrom('amendment')
      .select('amendment.id')
      .where('amendment.state', '=', 'signed')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('amendment_line as line')
            .select('line.position')
            .whereRef('line.amendment_id', '=', 'amendment.id')
            .where('line.item_id', '=', item_id)
            .$if(kind === 'serial-differs', (serial) =>
              serial
                .where('line.field', '=', 'serial_number')
                .where(sql<boolean>`upper(btrim(line.to_value)) = ${normalizeSerial(found ?? '')}`),
            ),
        ),
      )
      .$if(kind !== 'serial-differs', (since) => since.where('amendment.ended_at', '>=', opened_at))
      .orderBy('amendment.id', 'desc'),
  );

const closings = ({ db, difference }: Asked): Refs =>
  refsOf(
    db
      .selectFrom('closing')
      .innerJoin('closing_line as line', 'line.closing_id', 'closing.id')
      .select('closing.id')
      .where('closing.state', '=', 'completed')
      .where('line.item_id', '=', difference.item_id)
      .orderBy('closing.id', 'desc'),
  );

/** The open loss case of the item, while nobody has found it. */
const lossCases = ({ db, difference: { item_id } }: Asked): Refs =>
  refsOf(
    db
      .selectFrom('loss_case_item as lost')
      .innerJoin('property', 'property.id', 'lost.item_id')
      .select('lost.case_id as id')
      .where('lost.item_id', '=', item_id)
      .where('lost.closed_at', 'is', null)
      .where(sql<boolean>`(property.current_status = 'Lost' or property.missing_since is not null)`),
  );

/** The item that was entered for an extra as found on installation, and signed for. */
const gains = ({ db, difference: { found, succession_id } }: Asked): Refs =>
  refsOf(
    db
      .selectFrom('property')
      .innerJoin('succession', (join) => join.on('succession.id', '=', succession_id))
      .select('property.id')
      .where(sql<boolean>`upper(btrim(property.serial_number)) = ${normalizeSerial(found ?? '')}`)
      .where('property.left_at', 'is', null)
      .where('property.gain_kind', '=', 'found-on-installation')
      .where('property.gain_signature_id', 'is not', null)
      .where(sql<boolean>`property.unit_id in (select units_below(succession.unit_id))`),
  );

const transfers = ({ db, difference }: Asked): Refs =>
  refsOf(
    db
      .selectFrom('transfer')
      .select('id')
      .where('item_id', '=', difference.item_id)
      .where('status', '=', 'Approved')
      .where('resolved_at', '>=', difference.opened_at)
      .orderBy('id', 'desc'),
  );

/** Shortages of the item, once each of them has a document number and each short component one. */
async function shortages({ db, difference: { item_id } }: Asked): Refs {
  const open = await db
    .selectFrom('component_shortage')
    .select(['id', 'component_id', 'document_number'])
    .where('item_id', '=', item_id)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  const short = (await readComponents(db, item_id ?? '')).filter((component) => component.short > 0);
  const isCharged = short.every(({ id }) => open.some(({ component_id }) => component_id === id));
  const isDocumented = open.every(({ document_number }) => document_number !== null);
  return isCharged && isDocumented ? open.map(({ id }) => id) : [];
}

const line = ({ db, difference }: Asked) =>
  db
    .selectFrom('succession_line')
    .select('item_id')
    .where('succession_id', '=', difference.succession_id)
    .where('item_id', '=', difference.item_id);

/** Its components were counted again, and nothing is short. */
async function recounts({ db, difference }: Asked): Refs {
  const components = await readComponents(db, difference.item_id ?? '');
  return components.some(({ short }) => short > 0) ? [] : [null];
}

const statuses = ({ db, difference }: Asked): Refs =>
  isThere(
    db
      .selectFrom('property')
      .select('id')
      .where('id', '=', difference.item_id)
      .where(
        isSeenWhileLost(difference)
          ? sql<boolean>`current_status <> 'Lost'`
          : sql<boolean>`current_status = ${difference.found}`,
      ),
  );

/** It was read again in this count; or this count marked it as missing, and another count has found it since. */
const found = (asked: Asked) =>
  line(asked).where(({ or, eb, exists, selectFrom }) =>
    or([
      eb('result', 'in', ['verified', 'serial-differs', 'other-section']),
      exists(
        selectFrom('property')
          .select('property.id')
          .whereRef('property.id', '=', 'succession_line.item_id')
          .where('succession_line.not_seen_at', 'is not', null)
          .where('property.missing_since', 'is', null)
          .where('property.left_at', 'is', null),
      ),
    ]),
  );

/** The module that owns each act says whether it is done. An act that is not here needs only words. */
const DONE: Partial<Record<DifferenceAct, (asked: Asked) => Refs>> = {
  amendment: amendments,
  loss: lossCases,
  closing: closings,
  gain: gains,
  transfer: transfers,
  section: (asked) => isThere(line(asked).where('result', '=', 'verified')),
  shortage: shortages,
  recount: recounts,
  status: statuses,
  found: (asked) => isThere(found(asked)),
};

/** Whether the record shows of an act that it is done. */
export const isOnRecord = (act: DifferenceAct): boolean => DONE[act] !== undefined;

/** The acts of a difference that the record of its item shows as done. */
export async function findDone(db: Kysely<Database>, difference: Difference): Promise<DoneAct[]> {
  const done: DoneAct[] = [];
  for (const act of actsOf(difference)) {
    const refs = (await DONE[act]?.({ db, difference })) ?? [];
    done.push(...refs.map((ref) => ({ act, ref })));
  }
  return done;
}
