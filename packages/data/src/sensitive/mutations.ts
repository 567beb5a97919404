import type {
  CheckScheduleInput,
  InventoryProgressDto,
  LineDocumentInput,
  OpenInventoryDto,
  SensitiveCategory,
} from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { mutation, queued } from '../core/mutation';
import { inventoryQueries } from './queries';

/** How the item was seen: its holder read the serial number on it. */
const VERIFICATION_TYPE = 'sensitive-item';
export const VERIFY = 'POST /api/property/:id/verify';
const done = { untilFresh: true };

interface Seen {
  itemId: string;
  /** Name and serial number, for the queue. */
  itemName: string;
  notes?: string;
}

export const sensitiveMutations = {
  /** Records that an item was seen; without a connection it waits on this device. */
  verify: queued(
    VERIFY,
    ({ itemId, notes }: Seen) => ({
      params: { id: itemId },
      body: { verificationType: VERIFICATION_TYPE, ...(notes && { notes }) },
    }),
    ({ itemId, itemName, notes }) => ({
      type: 'verify',
      title: `Verify ${itemName}`,
      act: `verify ${itemId} ${notes ?? ''}`,
    }),
    done,
  ),
  /** Changes when a category is checked from now on. */
  changeSchedule: mutation(
    'PUT /api/sensitive-items/schedules/:category',
    ({ category, schedule }: { category: SensitiveCategory; schedule: CheckScheduleInput }) => ({
      params: { category },
      body: schedule,
    }),
    done,
  ),
};

export const inventoryMutations = {
  /** Opens a count; what is to be counted is fixed from now on. */
  open: mutation('POST /api/sensitive-items/inventories', (body: OpenInventoryDto) => ({ body }), done),
  /** Ends a count and sends its summary to the commander. */
  close: mutation(
    'POST /api/sensitive-items/inventories/:id/close',
    ({ id, notes }: { id: string; notes?: string }) => ({ params: { id }, body: notes ? { notes } : {} }),
    done,
  ),
  /** Accounts for an item of a count by a document. */
  accountByDocument: mutation(
    'POST /api/sensitive-items/inventories/:id/lines/:itemId/document',
    ({ id, itemId, ...body }: { id: string; itemId: string } & LineDocumentInput) => ({
      params: { id, itemId },
      body,
    }),
    done,
  ),
  /** Takes the document of an item away: it is to be read again. */
  removeDocument: mutation(
    'DELETE /api/sensitive-items/inventories/:id/lines/:itemId/document',
    (line: { id: string; itemId: string }) => ({ params: line }),
    done,
  ),
  /** Accepts a late read for an item that the count did not see: it is found. */
  acceptLateRead: mutation(
    'POST /api/sensitive-items/inventories/:id/late-reads/:itemId/accept',
    (read: { id: string; itemId: string }) => ({ params: read }),
    done,
  ),
};

/** Shows at once how far a count is, as the answer to a scan told it. */
export function noteProgress(id: string, progress: InventoryProgressDto): void {
  queryClient.setQueryData(inventoryQueries.detail(id).queryKey, (known) => known && { ...known, progress });
}
