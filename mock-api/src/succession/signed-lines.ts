import type { SectionAct } from '@hand-receipt/contracts';
import { changeLink } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import type { SectionRow } from './count-section';
import type { SuccessionRow } from './find-succession';
import { isOpen } from './parts';
import { linkActOf } from './set-lines';

/** What was signed of a line; `set-lines.ts` writes it. Chains are user ids from the book down. */
export interface SignedLine {
  itemId: string;
  serialNumber: string;
  chainBefore: string[];
  chainAfter: string[];
}

/**
 * Lines of a succession as they were signed, by item id. A change of command that was signed before packets were made has
 * none.
 *
 * @param itemIds of these items; null: of all
 */
export async function readSignedContent(
  db: Kysely<Database>,
  successionId: string,
  itemIds: readonly string[] | null,
): Promise<Map<string, SignedLine>> {
  const wanted = itemIds === null ? sql`true` : sql`line ->> 'item' = ${inArray(itemIds)}`;
  const { rows } = await sql<SignedLine>`
    select line ->> 'item' as "itemId", line ->> 'serial' as "serialNumber",
      line -> 'chainBefore' as "chainBefore", line -> 'chainAfter' as "chainAfter"
    from succession_signing signing, jsonb_array_elements(signing.content::jsonb) as line
    where signing.succession_id = ${successionId} and ${wanted}
    order by signing.number`.execute(db);
  return new Map(rows.map((line) => [line.itemId, line]));
}

/** Ids of the people who left the chains of lines, besides the outgoing person; once for each item. */
export const releasedBy = (
  lines: readonly Pick<SignedLine, 'chainBefore' | 'chainAfter'>[],
  { from_user_id: outgoing }: Pick<SuccessionRow, 'from_user_id'>,
): string[] =>
  lines.flatMap(({ chainBefore, chainAfter }) =>
    chainBefore.filter((id) => id !== outgoing && !chainAfter.includes(id)),
  );

/**
 * Ids of the people who are directly below the incoming person after the signing and were not before: they keep what they
 * have, and their hand receipt is from the incoming person.
 */
export function holdersBelow(
  lines: readonly Pick<SignedLine, 'chainBefore' | 'chainAfter'>[],
  { to_user_id: incoming }: Pick<SuccessionRow, 'to_user_id'>,
): string[] {
  const below = (chain: readonly string[]) =>
    chain.includes(incoming) ? chain[chain.indexOf(incoming) + 1] : undefined;
  const ids = lines.flatMap(({ chainBefore, chainAfter }) => {
    const holder = below(chainAfter);
    return holder === undefined || holder === below(chainBefore) ? [] : holder;
  });
  return [...new Set(ids)];
}

/** How many chains each act changes. */
export function countActs(
  lines: readonly (Pick<SignedLine, 'chainBefore' | 'chainAfter'> & { act: SectionAct })[],
): Record<SectionAct, number> {
  const counts = { replace: 0, sign: 0, insert: 0 };
  for (const { act, chainBefore, chainAfter } of lines) {
    if (chainBefore.join() !== chainAfter.join()) counts[act] += 1;
  }
  return counts;
}

/** How often each id is in a list. */
export function countEach(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

interface FixedLine {
  /** As it is now. */
  chain: string[];
  /** As the activation fixed it. */
  chain_before: string[];
  excluded: boolean;
}

/**
 * The chain of a line before and after the signing. What was signed stays as it was signed, and what ended unsigned as it
 * was fixed: custody of later days belongs to those who see the item. The chain after is empty where nobody signs it.
 */
export function chainsOf(
  succession: SuccessionRow,
  section: Pick<SectionRow, 'act' | 'state' | 'included'>,
  line: FixedLine,
  signed: SignedLine | undefined,
): { before: string[]; after: string[] } {
  const change = (chain: string[]) =>
    (line.excluded ? null : changeLink(chain, linkActOf(section.act, succession)))?.chain ?? chain;
  if (section.state === 'signed') {
    const before = signed?.chainBefore ?? line.chain_before;
    return { before, after: signed?.chainAfter ?? change(before) };
  }
  if (!isOpen(succession)) return { before: line.chain_before, after: [] };
  const isToSign = section.included && section.state !== 'left-out';
  return { before: line.chain, after: isToSign ? change(line.chain) : [] };
}

/** The lines that were signed, by item id, with their chains as they were signed. */
export async function readSignedLines(db: Kysely<Database>, succession: SuccessionRow) {
  const content = await readSignedContent(db, succession.id, null);
  const rows = await db
    .selectFrom('succession_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .select(['line.item_id', 'line.excluded', 'line.chain_before', 'property.name', 'property.serial_number'])
    .select(['section.act', 'section.state', 'section.included'])
    .where('line.succession_id', '=', succession.id)
    .where('section.state', '=', 'signed')
    .orderBy(sql`line.item_id collate "C"`)
    .execute();
  return rows.map((row) => {
    const line = { ...row, chain: row.chain_before };
    const { before, after } = chainsOf(succession, row, line, content.get(row.item_id));
    return {
      itemId: row.item_id,
      name: row.name,
      serialNumber: row.serial_number,
      excluded: row.excluded,
      act: row.act,
      chainBefore: before,
      chainAfter: after,
    };
  });
}
