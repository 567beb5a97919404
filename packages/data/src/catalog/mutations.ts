import type { CatalogBodyDto } from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';

export const catalogMutations = {
  /** Says what is known of every item of an NSN, and applies it to them. */
  change: (nsn: string) =>
    mutation('PUT /api/catalog/:nsn', (body: CatalogBodyDto) => ({ params: { nsn }, body }), {
      afterRefusal: true,
    }),
};
