import type { SuccessionDto } from '@hand-receipt/contracts';
import type { Viewer } from '../access';
import type { SeenSuccession, SuccessionRow } from './find-succession';

type Part = SuccessionDto['my_part'];

const OPEN: readonly SuccessionRow['state'][] = ['draft', 'active', 'signing'];

/** As what a person sees a succession that they may see. */
export function partOf({ id, role }: Viewer, succession: SeenSuccession): Part {
  if (id === succession.from_user_id) return 'outgoing';
  if (id === succession.to_user_id) return 'incoming';
  if (id === succession.giver_user_id) return 'giver';
  if (id === succession.appointed_user_id) return 'appointed';
  const leads = (role === 'Commander' || role === 'Supply Sergeant') && succession.below;
  return leads || role === 'Admin' ? 'leader' : 'sub';
}

/** A Commander of the unit, or of one above it, who is not the incoming person. */
const commands = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.role === 'Commander' && succession.below && viewer.id !== succession.to_user_id;

/** A Commander of a unit above, who may sign in place of the outgoing person. */
const isAbove = (viewer: Viewer, succession: SeenSuccession): boolean =>
  commands(viewer, succession) &&
  viewer.unitId !== succession.unit_id &&
  viewer.id !== succession.from_user_id;

/** The person signs in place of the outgoing person: a Commander above, or whom an Admin appointed. */
const standsIn = (viewer: Viewer, succession: SeenSuccession): boolean =>
  isAbove(viewer, succession) || viewer.id === succession.appointed_user_id;

export const mayPlan = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id === succession.from_user_id ||
  viewer.id === succession.opened_by ||
  standsIn(viewer, succession) ||
  ((viewer.role === 'Commander' || viewer.role === 'Supply Sergeant') &&
    succession.below &&
    viewer.id !== succession.to_user_id);

export const mayActivate = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id === succession.from_user_id || standsIn(viewer, succession);

export const mayCancel = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id === succession.from_user_id || commands(viewer, succession);

/** Both parties, and who stands in, write remarks and extensions. */
export const mayNote = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id === succession.to_user_id || mayPlan(viewer, succession);

/** The side as which a person signs; null for people who do not. */
export function sideOf(viewer: Viewer, succession: SeenSuccession): 'outgoing' | 'incoming' | null {
  if (viewer.id === succession.to_user_id) return 'incoming';
  return mayActivate(viewer, succession) ? 'outgoing' : null;
}

export const isOpen = ({ state }: Pick<SuccessionRow, 'state'>): boolean => OPEN.includes(state);

/** Who reads the serial numbers of a section: the incoming person, except of what they hold themselves. */
export const readerOf = (
  succession: SuccessionRow,
  section: { kind: string; sub_user_id: string | null },
): string =>
  section.kind === 'sub' && section.sub_user_id === succession.to_user_id
    ? succession.from_user_id
    : succession.to_user_id;

/** Who records in the count of a section: the other party, unless somebody is named. */
export const recorderOf = (
  succession: SuccessionRow,
  section: { kind: string; sub_user_id: string | null; recorder_user_id: string | null },
): string =>
  section.recorder_user_id ??
  (readerOf(succession, section) === succession.to_user_id ? succession.from_user_id : succession.to_user_id);

/** Numbers of the sections whose lines the viewer sees. */
export function visibleNumbers<S extends Parameters<typeof recorderOf>[1] & { number: number }>(
  viewer: Viewer,
  succession: SeenSuccession,
  sections: readonly S[],
): number[] {
  const seesAll = partOf(viewer, succession) !== 'sub';
  return sections
    .filter(
      (section) =>
        seesAll || section.sub_user_id === viewer.id || recorderOf(succession, section) === viewer.id,
    )
    .map(({ number }) => number);
}
