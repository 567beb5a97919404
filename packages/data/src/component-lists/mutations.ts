import type { PublishListDto } from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';

export const componentListMutations = {
  /** Publishes the component list of an NSN to all items of it. */
  publish: (nsn: string) =>
    mutation('PUT /api/component-lists/:nsn', (body: PublishListDto) => ({ params: { nsn }, body }), {
      afterRefusal: true,
    }),
};
