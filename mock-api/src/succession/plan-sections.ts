import type { SuccessionPlanDto } from '@hand-receipt/contracts';
import { ApiError, badRequest, conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { requireSectionDay } from './check-days';
import { fixSection } from './fix-lines';
import { type SeenSuccession, lockSuccession, requireState } from './find-succession';
import { findSuccession } from './load-detail';
import { nounOf } from './kind-words';
import { mayPlan } from './parts';
import { recordSuccession } from './succession-record';
import { type Section, readSections, storeDraftSections } from './succession-sections';

type Planned = SuccessionPlanDto['sections'][number];
type Stored = Omit<Section, 'items'>;

/** @throws ApiError 409 with the present record, for a plan that was made over an older one. */
async function requireVersion(work: UnitOfWork, succession: SeenSuccession, version: number): Promise<void> {
  if (succession.version === version) return;
  const present = await findSuccession(work.trx, work.actor, succession.id, work.at);
  throw new ApiError(
    409,
    'conflict',
    'Somebody changed this while you were typing.',
    undefined,
    undefined,
    present,
  );
}

/** Nobody has chosen yet whether the section is included. It may stay so while another one is planned. */
const isUndecided = ({ included, leave_out_reason: reason }: Stored): boolean => !included && reason === null;

const readReason = ({ leaveOutReason }: Planned): string | null => leaveOutReason?.trim() || null;

/** @throws ApiError 400 for a section left out without a reason, an act of another kind of section and another day. */
function readPlanned(planned: Planned, stored: Stored, succession: SeenSuccession) {
  const reason = readReason(planned);
  if (!planned.included && !reason && !isUndecided(stored)) {
    const words = `Say why section ${stored.number} is left out.`;
    throw badRequest(words, { leaveOutReason: words });
  }
  if (planned.act !== undefined && planned.act !== stored.act) {
    throw badRequest(`Section ${stored.number} passes by the act ${stored.act}.`, { act: 'Another act' });
  }
  // What was proposed for many items may lie after the due date; it stays until somebody moves it.
  const day = planned.day ?? stored.day;
  if (day !== stored.day) requireSectionDay(succession, stored.number, day);
  return {
    day,
    place: planned.place === undefined ? stored.place : planned.place?.trim() || null,
    included: planned.included,
    leave_out_reason: planned.included ? null : reason,
  };
}

/** After the activation a section is left out, or taken in again; its lines are fixed again. */
async function changeActive(
  work: UnitOfWork,
  succession: SeenSuccession,
  stored: Stored,
  included: boolean,
): Promise<Partial<Stored>> {
  if (stored.state === 'signed') throw conflict(`Section ${stored.number} is signed.`);
  if (!included) return { state: 'left-out' };
  if (stored.included && stored.state !== 'left-out') return {};
  await fixSection(work, succession, stored);
  return { state: 'planned', counted_at: null };
}

/**
 * Says which sections are included, on which day each is counted, and where. Before the first signature a section is
 * left out with a reason.
 *
 * @throws ApiError 404 out of sight; 403 for others; 400 for a section that is not in the plan, left out without a reason or
 *   counted before the first day or after the due date; 409 with the present record for an older version, and where it has ended or is being signed.
 */
export async function planSections(work: UnitOfWork, id: string, plan: SuccessionPlanDto): Promise<void> {
  const succession = await lockSuccession(work, id);
  if (!mayPlan(work.actor, succession)) {
    throw forbidden(`Only who prepares this ${nounOf(succession)} plans it.`);
  }
  requireState(succession, 'draft', 'active');
  await requireVersion(work, succession, plan.version);
  const isDraft = succession.state === 'draft';
  const stored: Stored[] = isDraft
    ? await storeDraftSections(work, succession)
    : await readSections(work.trx, id);
  const byNumber = new Map(stored.map((section) => [section.number, section]));
  for (const planned of plan.sections) {
    const section = byNumber.get(planned.number);
    if (!section) throw badRequest(`Section ${planned.number} is not in this plan.`);
    const change = readPlanned(planned, section, succession);
    const active = isDraft ? {} : await changeActive(work, succession, section, planned.included);
    await work.trx
      .updateTable('succession_section')
      .set({ ...change, ...active })
      .where('succession_id', '=', id)
      .where('number', '=', planned.number)
      .execute();
  }
  await recordSuccession(work, id, 'planned');
}
