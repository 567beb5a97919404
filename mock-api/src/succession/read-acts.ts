import type { SuccessionDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import type { Viewer } from '../access';
import { findRoleAbove } from './appoint-signer';
import type { SeenSuccession } from './find-succession';
import type { Loaded } from './load-successions';
import { isOpen, mayActivate, mayAppoint, mayCancel, mayNote, mayPlan, sidesOf } from './parts';
import { readSignatures } from './read-signatures';
import { hasSigned } from './sides';

type Acts = SuccessionDto['may'];
type Sections = readonly SuccessionSectionDto[];

/** Custody of the set is frozen, and its lines are counted. */
const isCounting = ({ state }: SeenSuccession): boolean => state === 'active' || state === 'signing';

/** What the viewer does in the preparation. */
function prepareActs(viewer: Viewer, succession: SeenSuccession) {
  const { state } = succession;
  const plans = (state === 'draft' || state === 'active') && mayPlan(viewer, succession);
  return {
    plan: plans,
    publish: plans,
    activate: state === 'draft' && mayActivate(viewer, succession),
    note: isOpen(succession) && mayNote(viewer, succession),
    cancel: isOpen(succession) && mayCancel(viewer, succession),
  };
}

/** A section that the next signing covers. */
const isSigning = ({ included, state }: SuccessionSectionDto): boolean =>
  included && (state === 'planned' || state === 'counted');

/** What the viewer does in the count. */
function countActs(viewer: Viewer, succession: SeenSuccession, sections: Sections) {
  const counts = isCounting(succession);
  const open = sections.filter(isSigning);
  const resolves = mayActivate(viewer, succession);
  return {
    letThrough: counts && resolves,
    read: counts && open.some(({ my_count }) => my_count === 'reader'),
    record: counts && open.some(({ my_count }) => my_count === 'recorder' || (resolves && my_count === null)),
    agree: counts && viewer.id === succession.to_user_id,
  };
}

/** The viewer has something of it from the incoming person, and has not acknowledged that. */
const isToAcknowledge = ({ receipt, acknowledged_at }: SuccessionSectionDto): boolean =>
  acknowledged_at === null && (receipt?.kept ?? 0) > 0;

/** They sign the outgoing side, in place of the outgoing person. */
const mayReplace = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id !== succession.from_user_id && sidesOf(viewer, succession).includes('outgoing');

/** What the viewer may do with a succession as it is now. */
export async function readActs({ db, viewer, succession }: Loaded, sections: Sections): Promise<Acts> {
  const signatures = await readSignatures(db, succession);
  const [side = null] = sidesOf(viewer, succession);
  const isToSign = isCounting(succession) && sections.some(isSigning);
  return {
    ...prepareActs(viewer, succession),
    ...countActs(viewer, succession, sections),
    appoint: isOpen(succession) && mayAppoint(viewer, succession) && !(await findRoleAbove(db, succession)),
    sign: isToSign && side && !hasSigned(signatures, side, viewer.id) ? side : null,
    inPlace: isToSign && mayReplace(viewer, succession) && !hasSigned(signatures, 'outgoing', viewer.id),
    withdraw: succession.state === 'signing' && signatures.some(({ user_id }) => user_id === viewer.id),
    acknowledge: sections.some(isToAcknowledge),
  };
}
