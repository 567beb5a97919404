import type { SuccessionDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import { type Database, daysUntil } from '../kernel';
import { IS_EXCLUDED } from './ended-loss';
import { findRow, type SeenSuccession } from './find-succession';
import { type CountedSection, loadCountedSections, toSectionDtos } from './load-sections';
import { partOf } from './parts';
import { readActs } from './read-acts';
import { requirePerson } from './require-person';

/** What is read to show a succession. */
export interface Loaded {
  db: Kysely<Database>;
  viewer: Viewer;
  at: Date;
  succession: SeenSuccession;
}

function progressOf(
  sections: Awaited<ReturnType<typeof toSectionDtos>>,
  excluded: number,
  differences: number,
) {
  const included = sections.filter(({ included: is, state }) => is && state !== 'left-out');
  const sum = (of: (section: (typeof included)[number]) => number) =>
    included.reduce((total, section) => total + of(section), 0);
  return {
    items: sum(({ items }) => items),
    counted: sum(({ counted }) => counted),
    excluded,
    differences,
    openDifferences: sum(({ open_differences }) => open_differences),
  };
}

/** Excluded lines and differences of the sections that the viewer sees. */
async function readTotals(db: Kysely<Database>, id: string, numbers: readonly number[]) {
  if (numbers.length === 0) return { excluded: 0, differences: 0 };
  const [excluded, differences] = [
    await db
      .selectFrom('succession_line as line')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('succession_id', '=', id)
      .where('section_number', 'in', numbers)
      .where(IS_EXCLUDED)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('succession_difference')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('succession_id', '=', id)
      .where('section_number', 'in', numbers)
      .executeTakeFirstOrThrow(),
  ];
  return { excluded: Number(excluded.n), differences: Number(differences.n) };
}

/** Days from the first day to the due date. */
const daysBetween = ({ starts_on, due_on }: SeenSuccession): number =>
  Math.round((Date.parse(due_on) - Date.parse(starts_on)) / (24 * 60 * 60 * 1000));

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The succession as a list shows it, and its sections. A direct sub-hand receipt holder has their own section. */
export async function toSummary(loaded: Loaded, counted: readonly CountedSection[]) {
  const { db, viewer, succession, at } = loaded;
  const myPart = partOf(viewer, succession);
  const all = await toSectionDtos(db, viewer, succession, counted);
  const sections =
    myPart === 'sub'
      ? all.filter((section) => section.holder?.id === viewer.id || section.my_count !== null)
      : all;
  const totals = await readTotals(
    db,
    succession.id,
    sections.map(({ number }) => number),
  );
  const people = await loadPeople(db, [
    succession.from_user_id,
    succession.to_user_id,
    ...succession.givers,
    succession.appointed_user_id,
    succession.opened_by,
  ]);
  const unit = await db
    .selectFrom('units')
    .select(['id', 'name'])
    .where('id', '=', succession.unit_id)
    .executeTakeFirstOrThrow();
  const orNull = (id: string | null) => (id === null ? null : requirePerson(people, id));
  const summary: SuccessionDto = {
    id: succession.id,
    kind: succession.kind,
    state: succession.state,
    unit,
    from: requirePerson(people, succession.from_user_id),
    to: requirePerson(people, succession.to_user_id),
    givers: succession.givers.map((id) => requirePerson(people, id)),
    appointed: orNull(succession.appointed_user_id),
    reason: succession.reason,
    orders_ref: succession.orders_ref,
    roles_pass: succession.roles_pass,
    starts_on: succession.starts_on,
    due_on: succession.due_on,
    days_used: Math.max(0, -daysUntil(succession.starts_on, at)),
    // Before the first day all of them are left.
    days_left: Math.min(daysUntil(succession.due_on, at), daysBetween(succession)),
    opened_by: requirePerson(people, succession.opened_by),
    opened_at: succession.opened_at.toISOString(),
    published_at: iso(succession.published_at),
    activated_at: iso(succession.activated_at),
    signed_at: iso(succession.signed_at),
    cancelled_at: iso(succession.cancelled_at),
    cancel_reason: succession.cancel_reason,
    version: succession.version,
    my_part: myPart,
    progress: progressOf(sections, totals.excluded, totals.differences),
    may: await readActs(loaded, all),
  };
  return { summary, sections };
}

/** Successions of the wire, in the order of `ids`. Whether the viewer may see them is the caller's to check. */
export async function loadSuccessions(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
  at: Date,
): Promise<SuccessionDto[]> {
  const found: SuccessionDto[] = [];
  for (const id of ids) {
    const succession = await findRow(db, viewer, id);
    const sections = await loadCountedSections(db, succession);
    found.push((await toSummary({ db, viewer, at, succession }, sections)).summary);
  }
  return found;
}
