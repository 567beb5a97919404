import {
  type CreatePropertyDto,
  type PropertyDto,
  type PropertyStatus,
  toPropertyItem,
} from '@hand-receipt/contracts';
import { editQueuedChange } from '@hand-receipt/platform';
import { inCatalogWords } from '../core/errors';
import { mutation, orQueue, write } from '../core/mutation';

const CREATE = 'POST /api/property';

/** What the offline queue calls a creation. */
const creationTitle = ({ name, serial_number: serial }: CreatePropertyDto): string =>
  `Create ${name} ${serial}`;

/** The item, or null where it waits on this device. */
const itemOf = (outcome: { answer?: unknown } | { queued: unknown }) =>
  'answer' in outcome ? toPropertyItem(outcome.answer as PropertyDto) : null;
const isSent = (item: unknown) => item !== null;

export const propertyMutations = {
  /** Enters an item in the property book. Without a connection it waits on this device. */
  create: write(
    CREATE,
    async (body: CreatePropertyDto) => {
      const waiting = { title: creationTitle(body), act: `create ${JSON.stringify(body)}` };
      return itemOf(await orQueue(CREATE, { body }, { type: 'create', ...waiting }));
    },
    { isSent },
  ),
  /** Sends an item of the offline queue with what was changed in it. */
  editQueued: (entryId: string) =>
    write(
      CREATE,
      async (body: CreatePropertyDto) =>
        itemOf(
          await inCatalogWords(CREATE, editQueuedChange(entryId, { data: body, title: creationTitle(body) })),
        ),
      { isSent },
    ),
  /** Changes the status of one item; the ledger records it. */
  changeStatus: (id: string) =>
    mutation('PATCH /api/property/:id/status', (status: PropertyStatus) => ({
      params: { id },
      body: { status },
    })),
  /** Asks the holder to give an item back. Custody changes when the asker approves the transfer that this opens. */
  recall: mutation('POST /api/property/:id/recall', (id: string) => ({ params: { id }, body: {} })),
};
