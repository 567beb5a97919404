import type { InventoryReportDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { answersForUnit, type Viewer } from '../access';
import type { Database } from '../kernel';
import { CLOSING_ROLES } from './find-open';
import { findSigners, readReportSignatures } from './report-signers';

type Facts = InventoryReportDto['inventory'];

/** The parts in which a person may still sign the report of a closed inventory. */
async function signableParts(db: Kysely<Database>, { id }: Facts, viewer: Viewer) {
  const own = (await findSigners(db, id)).filter(({ userId }) => userId === viewer.id);
  if (own.length === 0) return [];
  const signed = await readReportSignatures(db, id);
  return own
    .map(({ part }) => part)
    .filter((part) => !signed.some((given) => given.part === part && given.person.id === viewer.id));
}

/** What a person may do with an inventory that they see. */
export async function readActs(
  db: Kysely<Database>,
  facts: Facts,
  viewer: Viewer,
  { isTeam, isRead }: { isTeam: boolean; isRead: boolean },
): Promise<SensitiveInventoryDto['may']> {
  const { state, kind, rules, openedBy } = facts;
  const isOpen = state === 'open' || state === 'recount';
  const isCommander = viewer.role === 'Commander';
  const isOpener = openedBy.id === viewer.id;
  return {
    endCount: state === 'open' && rules?.recount === true && (isTeam || isCommander),
    skipRecount: isOpen && rules?.recount === true && isCommander,
    cancel: isOpen && kind !== 'room' && (isCommander || (isOpener && !isRead)),
    changeTeam:
      isOpen &&
      (kind === 'sensitive' || kind === 'cyclic') &&
      answersForUnit(viewer) &&
      (isOpener || CLOSING_ROLES.includes(viewer.role)),
    waive: isOpen && rules != null && isCommander,
    resolve: state === 'closed' && CLOSING_ROLES.includes(viewer.role),
    sign: state === 'closed' ? await signableParts(db, facts, viewer) : [],
  };
}
