import type { Role, SuccessionDto, SuccessionSide } from '@hand-receipt/contracts';
import type { Viewer } from '../access';
import type { GivenSuccession, SeenSuccession, SuccessionRow } from './find-succession';

type Part = SuccessionDto['my_part'];

/** Roles that read all of the successions below them. */
const LEADS: readonly Role[] = ['Commander', 'Supply Sergeant', 'PBO'];

const OPEN: readonly SuccessionRow['state'][] = ['draft', 'active', 'signing'];

/** As what a person sees a succession that they may see. */
export function partOf({ id, role }: Viewer, succession: SeenSuccession): Part {
  if (id === succession.from_user_id) return 'outgoing';
  if (id === succession.to_user_id) return 'incoming';
  if (succession.givers.includes(id)) return 'giver';
  if (id === succession.appointed_user_id) return 'appointed';
  const leads = LEADS.includes(role) && succession.below;
  return leads || role === 'Admin' ? 'leader' : 'sub';
}

/** Givers who sign. One who takes over themselves signs as the incoming person. */
export const signingGivers = ({ givers, to_user_id: incoming }: GivenSuccession): string[] =>
  givers.filter((id) => id !== incoming);

/** A Commander of the unit, or of one above it, who is not the incoming person. */
const commands = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.role === 'Commander' && succession.below && viewer.id !== succession.to_user_id;

/** A Commander or PBO of a unit above, who may sign in place of the outgoing person. */
const isAbove = (viewer: Viewer, succession: SeenSuccession): boolean =>
  (commands(viewer, succession) ||
    (viewer.role === 'PBO' && succession.below && viewer.id !== succession.to_user_id)) &&
  viewer.unitId !== succession.unit_id &&
  viewer.id !== succession.from_user_id;

/**
 * The person signs in place of the outgoing person: a giver, or where there is none besides the incoming person a Commander
 * above, or whom an Admin appointed.
 */
function standsIn(viewer: Viewer, succession: SeenSuccession): boolean {
  const givers = signingGivers(succession);
  if (givers.length > 0) return givers.includes(viewer.id);
  return isAbove(viewer, succession) || viewer.id === succession.appointed_user_id;
}

/** They read or write what the outgoing person would, in their place or not. */
export const mayActivate = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id === succession.from_user_id || standsIn(viewer, succession);

export const mayPlan = (viewer: Viewer, succession: SeenSuccession): boolean =>
  mayActivate(viewer, succession) ||
  viewer.id === succession.opened_by ||
  ((viewer.role === 'Commander' || viewer.role === 'Supply Sergeant') &&
    succession.below &&
    viewer.id !== succession.to_user_id);

export const mayCancel = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id === succession.from_user_id ||
  signingGivers(succession).includes(viewer.id) ||
  commands(viewer, succession);

/** All parties, and who stands in, write remarks and extensions. */
export const mayNote = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.id === succession.to_user_id || mayPlan(viewer, succession);

/** Only where nobody else stands in for an absent outgoing person is somebody appointed. */
export const mayAppoint = (viewer: Viewer, succession: SeenSuccession): boolean =>
  viewer.role === 'Admin' && signingGivers(succession).length === 0;

/** The sides as which a person signs, their own first. The giver may sign the outgoing side too, in its place. */
export function sidesOf(viewer: Viewer, succession: SeenSuccession): SuccessionSide[] {
  if (viewer.id === succession.to_user_id) return ['incoming'];
  return [
    ...(signingGivers(succession).includes(viewer.id) ? (['giver'] as const) : []),
    ...(mayActivate(viewer, succession) ? (['outgoing'] as const) : []),
  ];
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

/** A change of holder is counted in one session: its sections are apart by their readers alone. */
export const isOneSession = (
  succession: SuccessionRow,
  one: Parameters<typeof readerOf>[1],
  other: Parameters<typeof readerOf>[1],
): boolean => succession.kind === 'sub' && readerOf(succession, one) === readerOf(succession, other);

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
