import { forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { lockSuccession, requireState } from './find-succession';
import { tellPublished } from './notices';
import { nounOf } from './kind-words';
import { mayPlan } from './parts';
import { recordSuccession } from './succession-record';
import { storeDraftSections } from './succession-sections';

/**
 * Tells every sub-hand receipt holder on which day their section is counted. Published again, it tells them again.
 *
 * @throws ApiError 404 out of sight; 403 for others; 409 where it is no draft any more.
 */
export async function publishPlan(work: UnitOfWork, id: string): Promise<void> {
  const succession = await lockSuccession(work, id);
  if (!mayPlan(work.actor, succession)) {
    throw forbidden(`Only who prepares this ${nounOf(succession)} plans it.`);
  }
  requireState(succession, 'draft');
  const sections = await storeDraftSections(work, succession);
  await work.trx.updateTable('succession').set({ published_at: work.at }).where('id', '=', id).execute();
  await tellPublished(work, succession, sections);
  await recordSuccession(work, id, 'published');
}
