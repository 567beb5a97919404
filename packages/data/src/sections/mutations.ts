import type { ChangeSectionDto } from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';

interface ChangeOfSection extends ChangeSectionDto {
  name: string;
}

export const sectionMutations = {
  /** Switches a section off or on, or decides who gets which release of it. A refusal says that the page is out of date. */
  change: mutation(
    'PATCH /api/sections/:name',
    ({ name, ...body }: ChangeOfSection) => ({ params: { name }, body }),
    { untilFresh: true, afterRefusal: true },
  ),
  /** Uses a staged release in this browser. */
  override: mutation(
    'POST /api/sections/:name/override',
    ({ name, digest }: { name: string; digest: string }) => ({ params: { name }, body: { digest } }),
    { afterRefusal: true },
  ),
  /** Ends that. */
  stopOverride: mutation('DELETE /api/sections/:name/override', (name: string) => ({ params: { name } })),
};
