import type { PublishListDto } from '@hand-receipt/contracts';
import { requestUpload } from '@hand-receipt/platform';
import { mutation, write } from '../core/mutation';

export const componentListMutations = {
  /** Reads the components of a list from a file; nothing is published. Its name and size tell one file from the next. */
  readFile: write('POST /api/component-lists/read', ({ file }: { file: File; name: string; size: number }) =>
    requestUpload('POST /api/component-lists/read', file),
  ),
  /** Publishes the component list of an NSN to all items of it. */
  publish: (nsn: string) =>
    mutation('PUT /api/component-lists/:nsn', (body: PublishListDto) => ({ params: { nsn }, body }), {
      afterRefusal: true,
    }),
};
