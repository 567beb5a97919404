import { type RawBuilder, sql } from 'kysely';
import type { UnitOfWork } from '../unit-of-work';
import { voidSignatures } from './count-section';
import type { SeenSuccession } from './find-succession';
import { GIVERS, giversIn, storeGivers } from './givers';
import { moveLines, settleSection } from './move-lines';
import { tellGiverReplaced } from './notices';
import { CHAIN, readSetItems, sectionOf } from './set-items';
import type { SetLine } from './set-lines';
import { recordSuccession } from './succession-record';

interface Party {
  id: string;
  name: string;
}

type Changed = { id: string }[];

const isOpen = sql<boolean>`succession.state in ('draft', 'active', 'signing')`;

/** Open changes of holder that have a person as a giver. */
const hasGiver = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(succession.kind = 'sub' and exists (select from succession_giver giver
    where giver.succession_id = succession.id and giver.user_id = ${userId}))`;

/** Another one has an item of its set. */
const sharesItem = (successionId: string): RawBuilder<boolean> =>
  sql`exists (select from succession_line own
    join succession_line other on other.item_id = own.item_id and other.succession_id = succession.id
    where own.succession_id = ${successionId})`;

/**
 * Locks a succession with the open ones that a signing of it changes, in the order of their numbers, so that two signings
 * cannot deadlock.
 */
export async function lockRelated({ trx }: UnitOfWork, id: string): Promise<void> {
  const outgoing = sql`(select from_user_id from succession signing where signing.id = ${id})`;
  await trx
    .selectFrom('succession')
    .select('succession.id')
    .where(
      sql<boolean>`(succession.id = ${id} or (${isOpen} and (${sharesItem(id)} or ${hasGiver(outgoing)})))`,
    )
    .orderBy('succession.id')
    .forUpdate()
    .execute();
}

/** The items of a change of holder: its lines, or what its outgoing person has while it is a draft. */
const readItems = async ({ trx }: UnitOfWork, succession: SeenSuccession) =>
  succession.state === 'draft'
    ? readSetItems(trx, succession)
    : trx
        .selectFrom('succession_line as line')
        .innerJoin('property', 'property.id', 'line.item_id')
        .select(['property.id', CHAIN.as('chain')])
        .where('line.succession_id', '=', succession.id)
        .execute();

/** Who stands above the outgoing person of a change of holder, once the chains have passed. */
async function readGiversAfter(
  work: UnitOfWork,
  succession: SeenSuccession,
  passed: readonly SetLine[],
): Promise<string[]> {
  const after = new Map(passed.map(({ itemId, chainAfter }) => [itemId, chainAfter]));
  const chains = (await readItems(work, succession)).map(({ id, chain }) => after.get(id) ?? chain);
  return giversIn(
    chains.filter((chain) => sectionOf(chain, succession)),
    succession.from_user_id,
  );
}

/** In the chains that passed, the outgoing person of the change of command stood above that of the change of holder. */
const isTouched = (passed: readonly SetLine[], outgoing: string, holder: string): boolean =>
  passed.some(({ chainBefore }) => giversIn([chainBefore], holder).includes(outgoing));

/**
 * After a change of command its incoming person is the giver of each open change of holder below them, and signs it. What
 * was signed before is void.
 *
 * @returns those that changed, whose events come last.
 */
export async function replaceGiver(
  work: UnitOfWork,
  signed: SeenSuccession,
  passed: readonly SetLine[],
  { from, to }: { from: Party; to: Party },
): Promise<Changed> {
  if (signed.kind !== 'primary') return [];
  const { trx } = work;
  const open = await trx
    .selectFrom('succession')
    .selectAll()
    .select([GIVERS.as('givers'), sql<boolean>`false`.as('below')])
    .where(sql<boolean>`${isOpen} and ${hasGiver(sql`${from.id}`)}`)
    .orderBy('id')
    .execute();
  const touched = open.filter(({ from_user_id: holder }) => isTouched(passed, from.id, holder));
  for (const sub of touched) {
    const giver = sub.giver_user_id === from.id ? to.id : sub.giver_user_id;
    await trx.updateTable('succession').set({ giver_user_id: giver }).where('id', '=', sub.id).execute();
    await storeGivers(work, sub.id, await readGiversAfter(work, { ...sub, giver_user_id: giver }, passed));
    await voidSignatures(work, sub);
    await tellGiverReplaced(work, sub, { from, to, by: signed.id });
  }
  return touched;
}

/** A change of command with the sections whose lines moved. */
interface MovedSections {
  id: string;
  sections: number[];
}

type MovedSection = { succession_id: string; number: number };

/** Open changes of command whose plan has the outgoing person of a change of holder as a sub-hand receipt holder. */
const readSections = ({ trx }: UnitOfWork, signed: SeenSuccession): Promise<MovedSection[]> =>
  trx
    .selectFrom('succession_section as section')
    .innerJoin('succession', 'succession.id', 'section.succession_id')
    .select(['section.succession_id', 'section.number'])
    .where('succession.kind', '=', 'primary')
    .where('succession.state', '=', 'active')
    .where('succession.from_user_id', 'in', [...signed.givers, ''])
    .where('section.kind', '=', 'sub')
    .where('section.sub_user_id', '=', signed.from_user_id)
    .where('section.state', '<>', 'signed')
    .orderBy('section.succession_id')
    .execute();

/** The section of the new holder: the one that they have, or a copy of the former holder's. */
async function sectionFor({ trx }: UnitOfWork, { succession_id, number }: MovedSection, holderId: string) {
  const own = await trx
    .selectFrom('succession_section')
    .select('number')
    .where('succession_id', '=', succession_id)
    .where('kind', '=', 'sub')
    .where('sub_user_id', '=', holderId)
    .executeTakeFirst();
  if (own) return own.number;
  const copy = await sql<{ number: number }>`
    insert into succession_section (succession_id, number, kind, sub_user_id, day, place, included, act, state,
      leave_out_reason, recorder_user_id, counted_at)
    select succession_id, (select max(number) + 1 from succession_section all_of
        where all_of.succession_id = section.succession_id),
      kind, ${holderId}, day, place, included, act, state, leave_out_reason, recorder_user_id, counted_at
    from succession_section section where succession_id = ${succession_id} and number = ${number}
    returning number`.execute(trx);
  return copy.rows[0]?.number ?? number;
}

/**
 * After a change of holder, an open change of command above it has the items in the section of the new holder, who
 * acknowledges it later.
 *
 * @returns the changes of command that changed, whose sections are settled and whose events come last.
 */
export async function moveSections(
  work: UnitOfWork,
  signed: SeenSuccession,
  passed: readonly SetLine[],
): Promise<MovedSections[]> {
  if (signed.kind !== 'sub') return [];
  const itemIds = passed.map(({ itemId }) => itemId);
  const changed: MovedSections[] = [];
  for (const section of await readSections(work, signed)) {
    const number = await sectionFor(work, section, signed.to_user_id);
    const { succession_id: successionId, number: from } = section;
    await moveLines(work, { successionId, from, to: number, itemIds });
    changed.push({ id: successionId, sections: [from, number] });
  }
  return changed;
}

/** Settles the sections whose lines moved. To be called once custody has passed: who holds what is missing is told. */
export async function settleMoved(work: UnitOfWork, changed: readonly MovedSections[]): Promise<void> {
  for (const { id, sections } of changed) {
    const succession = await work.trx
      .selectFrom('succession')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const number of sections) await settleSection(work, succession, number);
  }
}

/** Writes the events of successions that changed with another one. */
export async function recordRelated(
  work: UnitOfWork,
  changed: Changed,
  act: 'giver replaced' | 'holder replaced',
): Promise<void> {
  for (const { id } of changed) await recordSuccession(work, id, act);
}
