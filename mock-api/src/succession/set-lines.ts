import { createHash } from 'node:crypto';
import type { LineResult, SectionAct } from '@hand-receipt/contracts';
import { type LinkAct, canonicalBytes, changeLink, toHex } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { IS_EXCLUDED, IS_LOSS_ENDED } from './ended-loss';
import type { SuccessionRow } from './find-succession';
import { CHAIN } from './set-items';

interface LineDifference {
  kind: string;
  act: string | null;
  ref: string | null;
  state: string;
}

const COMPONENTS = sql<[string, number, number | null][]>`coalesce((
  select json_agg(json_build_array(component.id, component.quantity, component.on_hand) order by component.id)
  from component where component.property_id = property.id), '[]')`;

const DIFFERENCES = sql<LineDifference[]>`coalesce((
  select json_agg(json_build_object('kind', difference.kind,
    'act', case when not ${IS_LOSS_ENDED} then difference.act end,
    'ref', case when not ${IS_LOSS_ENDED} then difference.ref end,
    'state', difference.state) order by difference.kind)
  from succession_difference difference
  where difference.succession_id = line.succession_id and difference.item_id = line.item_id), '[]')`;

const selectLines = (db: Kysely<Database>, successionId: string) =>
  db
    .selectFrom('succession_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .select(['line.item_id', 'line.section_number', 'line.result', 'line.signed_hash'])
    .select(IS_EXCLUDED.as('excluded'))
    .select(['line.counted_at', 'line.confirmed_at', 'line.let_through_reason'])
    .select(['property.name', 'property.serial_number', 'property.is_sensitive', 'property.left_at'])
    .select(['section.act'])
    .select([CHAIN.as('chain'), COMPONENTS.as('components'), DIFFERENCES.as('differences')])
    .where('line.succession_id', '=', successionId)
    .where('section.included', '=', true)
    .where('section.state', 'in', ['planned', 'counted'])
    .orderBy(sql`line.item_id collate "C"`);

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

/** A line of the set that the next signing covers. Chains are user ids from the book down. */
export interface SetLine {
  itemId: string;
  name: string;
  serialNumber: string;
  section: number;
  act: SectionAct;
  chainBefore: string[];
  chainAfter: string[];
  result: LineResult | null;
  /** A line that was not found waits for the reader, who says so too. */
  toConfirm: boolean;
  /** It stays with the outgoing person. */
  excluded: boolean;
  /** SHA-256 of what is signed of it. */
  hash: Uint8Array;
  /** What the first signature stands under; null before it. */
  signedHash: Uint8Array | null;
}

export const linkActOf = (act: SectionAct, { from_user_id: from, to_user_id: to }: SuccessionRow): LinkAct =>
  act === 'replace' ? { act, from, to } : { act, to };

/** All that is signed of a line. */
const signedOf = (line: Omit<SetLine, 'hash' | 'signedHash' | 'toConfirm'>, row: LineRow) => ({
  item: line.itemId,
  serial: line.serialNumber,
  act: line.act,
  chainBefore: line.chainBefore,
  chainAfter: line.chainAfter,
  result: line.result,
  components: row.components,
  differences: row.differences.map(({ kind, act, ref }) => ({ kind, act, ref })),
  excluded: line.excluded,
});

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

function toLine(succession: SuccessionRow, row: LineRow) {
  const replaced = row.excluded ? null : changeLink(row.chain, linkActOf(row.act, succession));
  const line = {
    itemId: row.item_id,
    name: row.name,
    serialNumber: row.serial_number,
    section: row.section_number,
    act: row.act,
    chainBefore: row.chain,
    chainAfter: replaced?.chain ?? row.chain,
    result: row.result,
    excluded: row.excluded,
  };
  const signed = signedOf(line, row);
  return {
    signed,
    line: {
      ...line,
      toConfirm: row.result === 'not-found' && row.confirmed_at === null,
      hash: sha256(canonicalBytes(signed)),
      signedHash: row.signed_hash,
    },
  };
}

/** The set as it stands now: its lines by item id, and what both sides sign. */
export interface SignedSet {
  lines: SetLine[];
  /** Its canonical JSON is signed. */
  content: ReturnType<typeof signedOf>[];
  /** SHA-256 in hex; null without lines. */
  setHash: string | null;
}

/** Reads the lines that the next signing covers. */
export async function readSet(db: Kysely<Database>, succession: SuccessionRow): Promise<SignedSet> {
  const rows = await selectLines(db, succession.id).execute();
  const read = rows.map((row) => toLine(succession, row));
  const content = read.map(({ signed }) => signed);
  return {
    lines: read.map(({ line }) => line),
    content,
    setHash: content.length === 0 ? null : toHex(sha256(canonicalBytes(content))),
  };
}
