import type { InventoryReportDto, ReportPart, SensitiveInventoryDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { answersForUnit, type Viewer } from '../access';
import { type Database, inArray } from '../kernel';
import { nearest } from '../signatures';
import { CLOSING_ROLES } from './find-open';
import { namesFromAbove } from './name-from-above';
import { NAMED_TEAMS } from './team';

type Facts = InventoryReportDto['inventory'];

/** The person's part in an inventory, and whether anything was read in it. */
interface Part {
  isTeam: boolean;
  isOpener: boolean;
  isRead: boolean;
}

/** A closed inventory, with the unit that it is of. */
type Closed = Pick<Facts, 'id' | 'counters' | 'openedBy'> & { ofUnit: string | null };

/** Of these units, those whose nearest active commanders a person is one of. */
async function readCommanded(db: Kysely<Database>, viewer: Viewer, unitIds: readonly (string | null)[]) {
  const commanded = new Set<string>();
  if (viewer.role !== 'Commander') return commanded;
  for (const unitId of new Set(unitIds)) {
    const commanders = await nearest(db, unitId, ['Commander'], '');
    if (unitId && commanders.some(({ id }) => id === viewer.id)) commanded.add(unitId);
  }
  return commanded;
}

/**
 * The parts in which a person may still sign the reports of closed inventories, by inventory; as `findSigners` knows them of
 * one: the counters of a closed inventory are its team and everybody who counted.
 */
export async function readSignableParts(
  db: Kysely<Database>,
  closed: readonly Closed[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, ReportPart[]>> {
  if (closed.length === 0) return new Map();
  const signed = await db
    .selectFrom('signature')
    .select(['subject_id', 'part'])
    .where('subject_kind', '=', 'inventory')
    .where('subject_id', '=', inArray(closed.map(({ id }) => id)))
    .where('user_id', '=', viewer.id)
    .where('voided_at', 'is', null)
    .execute();
  const commanded = await readCommanded(
    db,
    viewer,
    closed.map(({ ofUnit }) => ofUnit),
  );
  return new Map(
    closed.map(({ id, counters, openedBy, ofUnit }) => {
      const parts: ReportPart[] = [];
      if (counters.some((counter) => counter.id === viewer.id)) parts.push('team');
      if (openedBy.id === viewer.id) parts.push('opener');
      if (ofUnit !== null && commanded.has(ofUnit)) parts.push('commander');
      const isSigned = (part: ReportPart) =>
        signed.some((given) => given.subject_id === id && given.part === part);
      return [id, parts.filter((part) => !isSigned(part))];
    }),
  );
}

/** Whether a person says who counts. For an S4 it is not judged here whether somebody of the company may count. */
const leadsTeam = (viewer: Viewer, kind: Facts['kind'], isOpener: boolean): boolean =>
  NAMED_TEAMS.some((named) => named === kind) &&
  (namesFromAbove(viewer) || (answersForUnit(viewer) && (isOpener || CLOSING_ROLES.includes(viewer.role))));

/** What a person may do in a count that is open. */
function openActs({ state, kind, rules }: Facts, viewer: Viewer, { isTeam, isRead, isOpener }: Part) {
  const isCommander = viewer.role === 'Commander';
  const recounts = rules?.recount === true;
  const mayCancel = isCommander || (isOpener && !isRead);
  return {
    endCount: state === 'open' && recounts && (isTeam || isCommander),
    skipRecount: recounts && isCommander,
    cancel: mayCancel && kind !== 'room',
    changeTeam: leadsTeam(viewer, kind, isOpener),
    waive: rules != null && isCommander,
  };
}

const NO_ACTS = { endCount: false, skipRecount: false, cancel: false, changeTeam: false, waive: false };

interface ViewerPart {
  isTeam: boolean;
  isRead: boolean;
  /** Items that it did not see are still on the book. */
  hasNotSeen: boolean;
  signable: ReportPart[];
}

/** What a person may do with an inventory that they see. */
export function readActs(
  facts: Facts,
  viewer: Viewer,
  { isTeam, isRead, hasNotSeen, signable }: ViewerPart,
): SensitiveInventoryDto['may'] {
  const { state, openedBy } = facts;
  const isOpen = state === 'open' || state === 'recount';
  const part = { isTeam, isRead, isOpener: openedBy.id === viewer.id };
  return {
    ...(isOpen ? openActs(facts, viewer, part) : NO_ACTS),
    resolve: state === 'closed' && CLOSING_ROLES.includes(viewer.role),
    countDifferences: state === 'closed' && hasNotSeen && answersForUnit(viewer),
    sign: signable,
  };
}
