import type { SuccessionDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import type { Viewer } from '../access';
import type { SeenSuccession } from './find-succession';
import type { Loaded } from './load-successions';
import { isOpen, mayActivate, mayCancel, mayNote, mayPlan, sideOf } from './parts';
import { readSignatures } from './read-signatures';

type Acts = SuccessionDto['may'];
type Sections = readonly SuccessionSectionDto[];

/** Custody of the set is frozen, and its lines are counted. */
const isCounting = ({ state }: SeenSuccession): boolean => state === 'active' || state === 'signing';

/** What the viewer does in the preparation. */
function prepareActs(viewer: Viewer, succession: SeenSuccession) {
  const { state } = succession;
  const plans = mayPlan(viewer, succession);
  return {
    plan: (state === 'draft' || state === 'active') && plans,
    publish: state === 'draft' && plans,
    activate: state === 'draft' && mayActivate(viewer, succession),
    note: isOpen(succession) && mayNote(viewer, succession),
    appoint: isOpen(succession) && viewer.role === 'Admin',
    cancel: isOpen(succession) && mayCancel(viewer, succession),
  };
}

/** What the viewer does in the count. */
function countActs(viewer: Viewer, succession: SeenSuccession, sections: Sections) {
  const counts = isCounting(succession);
  const open = sections.filter(
    ({ included, state }) => included && (state === 'planned' || state === 'counted'),
  );
  const resolves = mayActivate(viewer, succession);
  return {
    letThrough: counts && resolves,
    read: counts && open.some(({ my_count }) => my_count === 'reader'),
    record: counts && (resolves || open.some(({ my_count }) => my_count === 'recorder')),
    agree: counts && viewer.id === succession.to_user_id,
  };
}

const isToAcknowledge = (viewer: Viewer, { kind, holder, state, acknowledged_at }: SuccessionSectionDto) =>
  kind === 'sub' && holder?.id === viewer.id && state === 'signed' && acknowledged_at === null;

/** What the viewer may do with a succession as it is now. */
export async function readActs({ db, viewer, succession }: Loaded, sections: Sections): Promise<Acts> {
  const signatures = await readSignatures(db, succession);
  const side = sideOf(viewer, succession);
  const isSigned = signatures.some(({ part }) => part === side);
  return {
    ...prepareActs(viewer, succession),
    ...countActs(viewer, succession, sections),
    sign: isCounting(succession) && !isSigned ? side : null,
    inPlace: side === 'outgoing' && viewer.id !== succession.from_user_id,
    withdraw: succession.state === 'signing' && signatures.some(({ user_id }) => user_id === viewer.id),
    acknowledge: sections.some((section) => isToAcknowledge(viewer, section)),
  };
}
