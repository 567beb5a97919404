import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import type { Database } from '../kernel';
import { readCountersToLet } from './counters-to-let';
import { findRow } from './find-succession';
import { unreadItems } from './list-lines';
import { loadDifferences, uploadOf } from './load-differences';
import { countItems, loadSectionItems } from './load-sections';
import { type Loaded, toSummary } from './load-successions';
import { willRolePass } from './outgoing-command';
import { isOpen } from './parts';
import { readPrepareRows } from './prepare-rows';
import { readAllSignatures, readSignatures } from './read-signatures';
import { requirePerson } from './require-person';
import { readSet } from './set-lines';
import { countActs, countEach, holdersBelow, readSignedLines, releasedBy } from './signed-lines';
import { findBlockers } from './signing-blockers';

type Detail = SuccessionDetailDto;

async function loadNotes({ db, succession }: Loaded): Promise<Detail['notes']> {
  const rows = await db
    .selectFrom('succession_note as note')
    .leftJoin('property', 'property.id', 'note.item_id')
    .selectAll('note')
    .select('property.serial_number')
    .where('note.succession_id', '=', succession.id)
    .orderBy('note.at')
    .orderBy('note.id')
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ by_user_id }) => by_user_id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    text: row.text,
    days: row.days,
    granted_by: row.granted_by,
    item:
      row.item_id === null || row.serial_number === null
        ? null
        : { id: row.item_id, serial_number: row.serial_number },
    upload: uploadOf(row.upload_id),
    by: requirePerson(people, row.by_user_id),
    at: row.at.toISOString(),
  }));
}

/** Signatures of the set that is to be signed, or of all that was signed where nothing is left. */
async function loadSignatures(
  { db, succession }: Loaded,
  isToSign: boolean,
): Promise<Detail['signing']['signatures']> {
  const rows = isToSign ? await readSignatures(db, succession) : await readAllSignatures(db, succession.id);
  const signings = await db
    .selectFrom('succession_signing')
    .select(['number', 'set_hash'])
    .where('succession_id', '=', succession.id)
    .execute();
  const people = await loadPeople(
    db,
    rows.flatMap(({ user_id, in_place_of }) => [user_id, in_place_of]),
  );
  return rows.map(({ part, user_id, method, at, in_place_of, reason, content_hash: hash }) => ({
    part,
    by: requirePerson(people, user_id),
    method,
    at: at.toISOString(),
    in_place_of: in_place_of === null ? null : requirePerson(people, in_place_of),
    reason,
    signing: signings.find(({ set_hash }) => Buffer.compare(set_hash, hash) === 0)?.number ?? null,
  }));
}

const NOTHING: Detail['signing'] = {
  set_hash: null,
  passes: 0,
  excluded: [],
  released: [],
  left_out: [],
  roles: null,
  blockers: [],
  signatures: [],
};

/**
 * The role passes with the first signing. Before it: whether it will, as people are now; afterwards: whether it did. The
 * signing of a section that was left out passes none.
 */
async function rolePasses({ db, succession }: Loaded, isToSign: boolean): Promise<boolean> {
  if (succession.signed_at !== null) return succession.roles_pass && !isToSign;
  return isOpen(succession) && willRolePass(db, succession);
}

/** What is signed now, or was signed, and what stands in the way. What is never signed any more is not in it. */
async function loadSigning(loaded: Loaded, sections: Detail['sections']): Promise<Detail['signing']> {
  const { db, succession } = loaded;
  const { lines, setHash } = await readSet(db, succession);
  const active = succession.state === 'active' || succession.state === 'signing';
  const isToSign = active && lines.length > 0;
  const shown = isToSign ? lines : await readSignedLines(db, succession);
  const counts = countEach(releasedBy(shown, succession));
  const people = await loadPeople(db, [...counts.keys(), succession.from_user_id, succession.to_user_id]);
  return {
    ...NOTHING,
    set_hash: active ? setHash : null,
    passes: shown.filter(({ excluded }) => !excluded).length,
    acts: countActs(shown),
    holders: holdersBelow(shown, succession).length,
    counters: await readCountersToLet(db, succession, shown, { at: loaded.at, isSigned: !isToSign }),
    excluded: shown
      .filter(({ excluded }) => excluded)
      .map(({ itemId, name, serialNumber }) => ({ id: itemId, name, serial_number: serialNumber })),
    released: [...counts].map(([id, items]) => ({ person: requirePerson(people, id), items })),
    left_out: sections
      .filter(({ state }) => state === 'left-out')
      .map(({ number, title, leave_out_reason }) => ({ number, title, reason: leave_out_reason ?? '' })),
    roles: (await rolePasses(loaded, isToSign))
      ? {
          from: requirePerson(people, succession.from_user_id).name,
          to: requirePerson(people, succession.to_user_id).name,
        }
      : null,
    blockers: active ? await findBlockers(db, succession, lines) : [],
    signatures: await loadSignatures(loaded, isToSign),
  };
}

/** Rows of which the entries name people and no items. */
const OF_PEOPLE: readonly Detail['prepare'][number]['key'][] = ['printed', 'incoming-active'];

/** While its reader still has something to read, a row names no item: its words could hold a serial number. */
const withoutNumbers = (rows: Detail['prepare'], unread: ReadonlySet<string>): Detail['prepare'] =>
  unread.size === 0 ? rows : rows.map((row) => (OF_PEOPLE.includes(row.key) ? row : { ...row, entries: [] }));

/** How many lines a signing has, and the numbers of their sections. */
const SIGNED_LINES = sql<{ all: number; excluded: number; sections: number[] }>`(
  select json_build_object('all', count(*),
    'excluded', count(*) filter (where (said ->> 'excluded')::boolean),
    'sections', coalesce(json_agg(distinct line.section_number), '[]'))
  from jsonb_array_elements(signing.content::jsonb) as said
  join succession_line line on line.succession_id = signing.succession_id and line.item_id = said ->> 'item')`;

async function loadPackets(
  { db, succession }: Loaded,
  sections: Detail['sections'],
): Promise<Detail['packets']> {
  const rows = await db
    .selectFrom('succession_signing as signing')
    .select(['number', 'signed_at', 'made_at', 'pages'])
    .select(SIGNED_LINES.as('lines'))
    .where('signing.succession_id', '=', succession.id)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, signed_at, made_at, pages, lines }) => ({
    number,
    signed_at: signed_at.toISOString(),
    ready: made_at !== null,
    pages: made_at === null ? null : pages,
    sections: sections.filter((section) => lines.sections.includes(section.number)).map(({ title }) => title),
    passes: lines.all - lines.excluded,
    excluded: lines.excluded,
  }));
}

/** One succession with its strips. @throws ApiError 404 for one that the viewer may not see. */
export async function findSuccession(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  at: Date,
): Promise<SuccessionDetailDto> {
  const succession = await findRow(db, viewer, id);
  const loaded = { db, viewer, at, succession };
  const items = await loadSectionItems(db, succession);
  const unread = await unreadItems(db, viewer, succession);
  const { summary, sections } = await toSummary(loaded, items.map(countItems));
  if (summary.my_part === 'sub') {
    return { ...summary, sections, prepare: [], differences: [], notes: [], signing: NOTHING, packets: [] };
  }
  return {
    ...summary,
    sections,
    prepare: isOpen(succession)
      ? withoutNumbers(await readPrepareRows({ ...loaded, sections: items }), unread)
      : [],
    differences: await loadDifferences(db, { successionId: id }),
    notes: (await loadNotes(loaded)).map((note) =>
      note.item && unread.has(note.item.id) ? { ...note, item: null } : note,
    ),
    signing: await loadSigning(loaded, sections),
    packets: await loadPackets(loaded, sections),
  };
}
