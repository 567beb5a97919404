import type {
  CheckScheduleInput,
  ExtraResolution,
  InventoryLineDto,
  LineDocumentInput,
  OpenInventoryDto,
  ReportPart,
  ScanAnswerDto,
  SensitiveCategory,
  SignatureProofDto,
  WaiverInput,
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
    'PUT /api/check-schedules/:category',
    ({ category, schedule }: { category: SensitiveCategory; schedule: CheckScheduleInput }) => ({
      params: { category },
      body: schedule,
    }),
    done,
  ),
};

export const inventoryMutations = {
  /** Opens a count; what is to be counted is fixed from now on. */
  open: mutation('POST /api/inventories', (body: OpenInventoryDto) => ({ body }), done),
  /** Ends a count and sends its summary to the commander. */
  close: mutation(
    'POST /api/inventories/:id/close',
    ({ id, ...body }: { id: string; notes?: string; noRecountReason?: string }) => ({ params: { id }, body }),
    done,
  ),
  /** Ends the first count: from then on other people look for each difference. */
  endCount: mutation(
    'POST /api/inventories/:id/end-count',
    ({ id, ...body }: { id: string; counterIds?: string[] }) => ({ params: { id }, body }),
    done,
  ),
  /** Says in the recount that a line was looked for and is not here. */
  markNotHere: mutation(
    'POST /api/inventories/:id/lines/:itemId/not-here',
    (line: { id: string; itemId: string }) => ({ params: line }),
    done,
  ),
  /** Says in the recount that an extra code was looked for and is not here. */
  markExtraNotHere: mutation(
    'POST /api/inventories/:id/extras/:extraId/not-here',
    (extra: { id: string; extraId: string }) => ({ params: extra }),
    done,
  ),
  /** Ends an inventory without a result. */
  cancel: mutation(
    'POST /api/inventories/:id/cancel',
    ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
    done,
  ),
  /** Says who counts from now on. */
  changeTeam: mutation(
    'POST /api/inventories/:id/counters',
    ({ id, counterIds }: { id: string; counterIds: string[] }) => ({ params: { id }, body: { counterIds } }),
    done,
  ),
  /** Waives a rule for a person in an open inventory. */
  waive: mutation(
    'POST /api/inventories/:id/waive',
    ({ id, ...body }: { id: string } & WaiverInput) => ({ params: { id }, body }),
    done,
  ),
  /** Signs the report of a closed inventory. */
  sign: mutation(
    'POST /api/inventories/:id/sign',
    ({ id, part, proof }: { id: string; part: ReportPart; proof: SignatureProofDto }) => ({
      params: { id },
      body: { part, proof },
    }),
    done,
  ),
  /** Says what an extra code turned out to be. */
  resolveExtra: mutation(
    'POST /api/inventories/:id/extras/:extraId/resolve',
    ({
      id,
      extraId,
      ...body
    }: {
      id: string;
      extraId: string;
      resolution: ExtraResolution;
      note?: string;
    }) => ({
      params: { id, extraId },
      body,
    }),
    done,
  ),
  /** Adds a photo to a code that was read and is not on the list. */
  addPhoto: mutation(
    'POST /api/inventories/:id/scans',
    ({ id, code, uploadId, notes }: { id: string; code: string; uploadId: string; notes?: string }) => ({
      params: { id },
      body: { code, uploadIds: [uploadId], ...(notes && { notes }) },
    }),
    done,
  ),
  /** Accounts for an item of a count by a document. */
  accountByDocument: mutation(
    'POST /api/inventories/:id/lines/:itemId/document',
    ({ id, itemId, ...body }: { id: string; itemId: string } & LineDocumentInput) => ({
      params: { id, itemId },
      body,
    }),
    done,
  ),
  /** Takes the document of an item away: it is to be read again. */
  removeDocument: mutation(
    'DELETE /api/inventories/:id/lines/:itemId/document',
    (line: { id: string; itemId: string }) => ({ params: line }),
    done,
  ),
  /** Accepts a late read for an item that the count did not see: it is found. */
  acceptLateRead: mutation(
    'POST /api/inventories/:id/late-reads/:itemId/accept',
    (read: { id: string; itemId: string }) => ({ params: read }),
    done,
  ),
};

/** A line of a count after a read of its item; any other as it was. */
const readLine =
  ({ item, verifiedAt, verifiedBy }: ScanAnswerDto) =>
  (line: InventoryLineDto): InventoryLineDto =>
    line.id === item?.id && line.countedAt === null
      ? { ...line, serialNumber: item.serialNumber, countedAt: verifiedAt, countedBy: verifiedBy }
      : line;

/**
 * Shows at once how far a count is, as the answer to a scan said it: what was read is not missing any more, and what is on
 * no line is among the extra codes.
 */
export function noteRead(id: string, answer: ScanAnswerDto): void {
  const { result, item, progress } = answer;
  if (!progress) return;
  queryClient.setQueryData(inventoryQueries.detail(id).queryKey, (known) => known && { ...known, progress });
  if (result !== 'verified' && result !== 'already-verified') {
    void queryClient.invalidateQueries({ queryKey: inventoryQueries.extras(id).queryKey });
    return;
  }
  queryClient.setQueryData(inventoryQueries.lines(id).queryKey, (known) => {
    if (!known) return known;
    const pages = known.pages.map((page) => ({ ...page, items: page.items.map(readLine(answer)) }));
    return { ...known, pages };
  });
  queryClient.setQueryData(inventoryQueries.missing(id).queryKey, (known) => {
    const isListed = known?.pages.some((page) => page.items.some((line) => line.id === item?.id));
    if (!known || !isListed) return known;
    const pages = known.pages.map((page) => ({
      ...page,
      items: page.items.filter((line) => line.id !== item?.id),
      total: page.total - 1,
    }));
    return { ...known, pages };
  });
}

/** Asks again for what a count still misses, where a screen shows it. */
export const refreshMissing = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: inventoryQueries.missing(id).queryKey });
