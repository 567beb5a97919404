import type { LineResult } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { findPerson } from '../access';
import type { Database } from '../kernel';
import { missingRefusal } from '../property';
import { IS_LOSS_ENDED } from './ended-loss';
import type { GivenSuccession, SuccessionRow } from './find-succession';
import { giversIn } from './givers';
import { UNREAD } from './list-lines';
import { readLostLines } from './lost-line';
import { whyNotIncoming } from './open-succession';
import { readSignatures } from './read-signatures';
import type { SetLine } from './set-lines';
import { nextSigners } from './sides';

/** Serial numbers that a sentence names. */
const NAMED = 10;

export interface Blocker {
  message: string;
  /** Where it is ended; null where another succession comes first. */
  strip: 'count' | 'differences' | null;
  waitsFor: string | null;
  /** Nothing but a cancel ends it for certain. */
  endsByCancel?: boolean;
}

/** Its reader does not know the serial number of a line: they have not read it, and the count of its section goes on. */
const IS_HIDDEN = sql<boolean>`(section.state = 'planned' and ${UNREAD})`;

interface NamedLine {
  hidden: boolean;
  result: LineResult | null;
  name: string;
  serial_number: string;
}

/** A sentence names a line without the serial number that its reader is not to know. */
function lineWords({ hidden, result, name, serial_number: serial }: NamedLine): string {
  if (!hidden) return serial;
  if (result === null) return `${name}, not counted yet,`;
  return result === 'by-document' ? `${name}, seen by document,` : `${name}, marked as not found,`;
}

/** The differences of included sections to which the incoming person has not agreed, by what they are about. */
async function notAgreed(db: Kysely<Database>, successionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('succession_difference as difference')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'difference.succession_id')
        .onRef('section.number', '=', 'difference.section_number'),
    )
    .leftJoin('property', 'property.id', 'difference.item_id')
    .select(sql<string>`coalesce(property.serial_number, difference.found, difference.id)`.as('words'))
    .where('difference.succession_id', '=', successionId)
    .where('difference.state', '<>', 'agreed')
    .where('section.state', 'in', ['planned', 'counted'])
    .where('section.included', '=', true)
    .orderBy('words')
    .execute();
  return rows.map(({ words }) => words);
}

/** While a change of command is being signed, nothing of its set changes its holder. Asked under the items' locks. */
async function findInSigning(
  db: Kysely<Database>,
  { id, kind }: SuccessionRow,
  lines: readonly SetLine[],
): Promise<Blocker[]> {
  if (kind !== 'sub' || lines.length === 0) return [];
  const other = await db
    .selectFrom('succession')
    .innerJoin('users as outgoing', 'outgoing.id', 'succession.from_user_id')
    .innerJoin('users as incoming', 'incoming.id', 'succession.to_user_id')
    .select(['succession.id'])
    .select(sql<string>`outgoing.rank || ' ' || outgoing.last_name`.as('from'))
    .select(sql<string>`incoming.rank || ' ' || incoming.last_name`.as('to'))
    .where('succession.kind', '=', 'primary')
    .where('succession.state', '=', 'signing')
    .where(
      sql<boolean>`exists (select from succession_line line
        join succession_section section
          on section.succession_id = line.succession_id and section.number = line.section_number
        where line.succession_id = succession.id and section.included and section.state in ('planned', 'counted')
          and line.item_id = any(${lines.map(({ itemId }) => itemId)}::text[]))`,
    )
    .orderBy('succession.id')
    .executeTakeFirst();
  if (!other) return [];
  const message = `${other.id}, from ${other.from} to ${other.to}, is being signed. ${id} is signed after it.`;
  return [{ message, strip: null, waitsFor: other.id }];
}

/**
 * Lines that the outgoing person has from somebody who does not sign: of a change of command from anybody but the property
 * book, of a change of holder from anybody but the givers.
 */
function notBelow(
  { kind, from_user_id: outgoing, givers, id }: GivenSuccession,
  lines: readonly SetLine[],
): Blocker[] {
  const left = lines.filter(({ chainBefore, excluded }) => {
    if (excluded || !chainBefore.includes(outgoing)) return false;
    const [above] = giversIn([chainBefore], outgoing);
    return above === undefined ? kind === 'sub' : !givers.includes(above);
  });
  if (left.length === 0) return [];
  const serials = left.slice(0, NAMED).map(({ serialNumber }) => serialNumber);
  const message = `The chain above the outgoing person changed: ${serials.join(', ')}. Cancel ${id} and open it again.`;
  return [{ message, strip: null, waitsFor: null, endsByCancel: true }];
}

/**
 * Items of included sections that a closed count did not see and nobody found since: they cannot change hands. What this
 * count did not find is a difference, which `notAgreed` names until it is agreed.
 */
async function missingItems(db: Kysely<Database>, successionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('succession_line as line')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['line.result', 'property.name', 'property.serial_number', 'property.missing_in'])
    .select(IS_HIDDEN.as('hidden'))
    .where('line.succession_id', '=', successionId)
    .where('line.excluded', '=', false)
    .where('section.state', 'in', ['planned', 'counted'])
    .where('section.included', '=', true)
    .where(sql<boolean>`property.missing_since is not null`)
    .where(
      sql<boolean>`not exists (select from succession_difference difference
        where difference.succession_id = line.succession_id and difference.item_id = line.item_id
          and difference.kind = 'missing' and difference.state <> 'agreed')`,
    )
    .orderBy('property.serial_number')
    .execute();
  return rows.flatMap(
    (row) => missingRefusal({ serial_number: lineWords(row), missing_in: row.missing_in }) ?? [],
  );
}

/** Items that were to stay with the outgoing person by a loss case, and were found. */
async function endedLosses(db: Kysely<Database>, successionId: string): Promise<Blocker[]> {
  const rows = await db
    .selectFrom('succession_difference as difference')
    .innerJoin('property', 'property.id', 'difference.item_id')
    .select(['difference.ref', 'property.serial_number'])
    .where('difference.succession_id', '=', successionId)
    .where(IS_LOSS_ENDED)
    .where(
      sql<boolean>`exists (select from succession_section section
        where section.succession_id = difference.succession_id and section.number = difference.section_number
          and section.included)`,
    )
    .orderBy('property.serial_number')
    .limit(NAMED)
    .execute();
  return rows.map(({ ref, serial_number: serial }) => ({
    message: `${serial} was found: its loss case ${ref} has ended. Settle its difference again.`,
    strip: 'differences',
    waitsFor: null,
  }));
}

const lostWords = (line: NamedLine & { case_id: string }): string =>
  `${lineWords(line)} is Lost, and its loss case ${line.case_id} is open. ${line.hidden ? 'Read it' : 'Read it again'}, or mark it as not found.`;

/** Items whose loss was reported while they were counted: they do not pass while the case is open. */
async function lostSince(db: Kysely<Database>, successionId: string): Promise<Blocker[]> {
  const rows = await readLostLines(db, successionId).select(IS_HIDDEN.as('hidden')).limit(NAMED).execute();
  return rows.map((line) => ({ message: lostWords(line), strip: 'count', waitsFor: null }));
}

/** A blocked sign-in leaves account and custody as they are, so that no cancel is needed. */
const blockedWords = (name: string): string =>
  `The sign-in of ${name} is blocked. They can sign once an Admin ends that.`;

/** Who has yet to sign as the incoming person or as a giver, and cannot: nobody signs in their place. */
async function cannotSign(db: Kysely<Database>, succession: GivenSuccession): Promise<Blocker[]> {
  const { id, from_user_id: outgoing, to_user_id: incoming, appointed_user_id: appointed } = succession;
  const next = nextSigners(succession, await readSignatures(db, succession));
  const ids = next.filter((userId) => userId !== outgoing && userId !== appointed);
  const blockers: Blocker[] = [];
  for (const userId of ids) {
    const person = await findPerson(db, userId);
    if (!person) continue;
    const isOut = person.status !== 'Active';
    // The incoming person may be of another company by now.
    const why = isOut
      ? `${person.name} has no active account to sign with.`
      : userId === incoming && (await whyNotIncoming(db, userId, succession.unit_id));
    if (!why) {
      if (person.isBlocked)
        blockers.push({ message: blockedWords(person.name), strip: null, waitsFor: null });
      continue;
    }
    const way =
      userId === incoming
        ? `Cancel ${id} and open it with somebody else.`
        : `They give the items: an Admin lets them sign in, or cancel ${id}.`;
    blockers.push({ message: `${why} ${way}`, strip: null, waitsFor: null, endsByCancel: true });
  }
  return blockers;
}

/** What stands in the way of a signature, in sentences. */
export async function findBlockers(
  db: Kysely<Database>,
  succession: GivenSuccession,
  lines: readonly SetLine[],
): Promise<Blocker[]> {
  const blockers: Blocker[] = [];
  const uncounted = lines.filter(({ result, toConfirm }) => result === null || toConfirm).length;
  if (uncounted > 0) {
    const be = uncounted === 1 ? 'is' : 'are';
    const all = lines.length === 1 ? 'line' : 'lines';
    blockers.push({
      message: `${uncounted} of ${lines.length} ${all} ${be} not counted.`,
      strip: 'count',
      waitsFor: null,
    });
  }
  const open = await notAgreed(db, succession.id);
  if (open.length > 0) {
    const what = open.length === 1 ? '1 difference is' : `${open.length} differences are`;
    const more = open.length > NAMED ? ` and ${open.length - NAMED} more` : '';
    blockers.push({
      message: `${what} not agreed: ${open.slice(0, NAMED).join(', ')}${more}.`,
      strip: 'differences',
      waitsFor: null,
    });
  }
  const missing = (await missingItems(db, succession.id)).slice(0, NAMED);
  return [
    ...blockers,
    ...(await endedLosses(db, succession.id)),
    ...(await lostSince(db, succession.id)),
    ...missing.map((message) => ({ message, strip: 'count' as const, waitsFor: null })),
    ...(await cannotSign(db, succession)),
    ...notBelow(succession, lines),
    ...(await findInSigning(db, succession, lines)),
  ];
}
