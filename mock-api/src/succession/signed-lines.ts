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

/** How often each id is in a list. */
export function countEach(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

interface Line {
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
  section: SectionRow,
  line: Line,
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
