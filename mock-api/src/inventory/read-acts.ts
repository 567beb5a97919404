import type { InventoryReportDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { answersForUnit, type Viewer } from '../access';
import type { Database } from '../kernel';
import { CLOSING_ROLES } from './find-open';
import { namesFromAbove } from './name-from-above';
import { findSigners, readReportSignatures } from './report-signers';
import { NAMED_TEAMS } from './team';

type Facts = InventoryReportDto['inventory'];

/** The person's part in an inventory, and whether anything was read in it. */
interface Part {
  isTeam: boolean;
  isOpener: boolean;
  isRead: boolean;
}

/** The parts in which a person may still sign the report of a closed inventory. */
async function signableParts(db: Kysely<Database>, { id }: Facts, viewer: Viewer) {
  const own = (await findSigners(db, id)).filter(({ userId }) => userId === viewer.id);
  if (own.length === 0) return [];
  const signed = await readReportSignatures(db, id);
  return own
    .map(({ part }) => part)
    .filter((part) => !signed.some((given) => given.part === part && given.person.id === viewer.id));
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

/** What a person may do with an inventory that they see. */
export async function readActs(
  db: Kysely<Database>,
  facts: Facts,
  viewer: Viewer,
  { isTeam, isRead }: { isTeam: boolean; isRead: boolean },
): Promise<SensitiveInventoryDto['may']> {
  const { state, openedBy, progress } = facts;
  const isOpen = state === 'open' || state === 'recount';
  const part = { isTeam, isRead, isOpener: openedBy.id === viewer.id };
  return {
    ...(isOpen ? openActs(facts, viewer, part) : NO_ACTS),
    resolve: state === 'closed' && CLOSING_ROLES.includes(viewer.role),
    countDifferences: state === 'closed' && progress.missing > 0 && answersForUnit(viewer),
    sign: state === 'closed' ? await signableParts(db, facts, viewer) : [],
  };
}
