import {
  type ComponentCountDto,
  type PropertyItem,
  toPropertyItem,
  toTransfer,
  type Transfer,
} from '@hand-receipt/contracts';
import { queryOptions } from '@hand-receipt/platform';
import { inWords, nullIfNotFound } from '../core/errors';
import { write } from '../core/mutation';
import { ask, askPage } from '../core/query';

const COUNTS = 'PUT /api/property/:id/component-counts';
const OFFER = 'POST /api/transfers';

/** What the giver counted on one item, over the version of it that they have seen. */
export interface CountedItem {
  itemId: string;
  version: number;
  counts: ComponentCountDto[];
}

/** Items that are mounted on an item, in no order. */
async function readMounted(
  { attachedComponents }: PropertyItem,
  signal: AbortSignal,
): Promise<PropertyItem[]> {
  if (attachedComponents.length === 0) return [];
  const ids = attachedComponents.map(({ componentProperty }) => componentProperty.id);
  const query = { scope: 'visible', limit: ids.length, ids: ids.join(',') } as const;
  return (await askPage('GET /api/property', { query, signal })).items.map((item) => toPropertyItem(item));
}

/** An item with what is mounted on it, the item first; none where it is out of my sight. */
export const assemblyQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['property', 'assembly', itemId],
    queryFn: async ({ signal }) => {
      const found = await nullIfNotFound(ask('GET /api/property/:id', { params: { id: itemId }, signal }));
      if (!found) return [];
      const item = toPropertyItem(found);
      return [item, ...(await readMounted(item, signal))];
    },
  });

interface OfferedAgain {
  /** The rejected transfer. */
  transfer: Transfer;
  counted: readonly CountedItem[];
  includeComponents: boolean;
  /** Ids of the mounted items that go along, where not all do. */
  mounted?: string[];
  /** As the rejected one: the giver leaves the chain. */
  signOver?: true;
}

async function sendAgain({ transfer, counted, ...terms }: OfferedAgain) {
  for (const { itemId, ...body } of counted) {
    await inWords(({ reason, message }) => reason ?? message, ask(COUNTS, { params: { id: itemId }, body }));
  }
  const { propertyId, toId } = transfer;
  const body = { propertyId, toUserId: toId ?? '', ...terms };
  const isCounted = counted.length > 0;
  return toTransfer(
    await inWords(
      ({ message }) => (isCounted ? `The count is saved, but the item was not offered. ${message}` : message),
      ask(OFFER, { body }),
    ),
  );
}

/**
 * After a recipient rejected an item: records what its giver counted, then offers it to the same person. A count that is refused stops it before the offer.
 */
export const offerAgain = write([COUNTS, OFFER], sendAgain, { untilFresh: true, afterRefusal: true });
