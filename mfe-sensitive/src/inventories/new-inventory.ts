import { type OpenInventoryDto, SENSITIVE_CATEGORIES, type WaiverInput } from '@hand-receipt/contracts';
import { counted } from '@hand-receipt/ui';
import { yup } from '@hand-receipt/ui/forms';

const TITLE_LIMIT = 120;

/** What a leader chose to count in place of sensitive items: items, or what a closed inventory did not see. */
export type Chosen = { itemIds: string[] } | { differencesOf: string };

/** The form as it is filled in; empty means all, or what the server takes without it. */
export interface NewInventoryValues {
  title: string;
  unitId: string;
  category: string;
  holderId: string;
  counterIds: string[];
}

export const newInventorySchema = yup.object({
  title: yup.string().max(TITLE_LIMIT, `The title has at most ${TITLE_LIMIT} characters`),
  counterIds: yup.array().min(1, 'Choose who counts'),
});

/** The call that opens a count of what the form says. */
export function toOpenInventory(
  { title, unitId, category, holderId, counterIds }: NewInventoryValues,
  waivers: readonly WaiverInput[],
  chosen?: Chosen,
): OpenInventoryDto {
  // Who was not chosen in the end needs no waiver.
  const needed = waivers.filter(({ userId }) => counterIds.includes(userId));
  const narrowed = {
    ...(unitId && { unitId }),
    category: SENSITIVE_CATEGORIES.find((known) => known === category) ?? null,
    holderId: holderId || null,
  };
  return {
    ...(title.trim() && { title: title.trim() }),
    ...(chosen ? { kind: 'chosen', ...chosen } : narrowed),
    counterIds,
    ...(needed.length > 0 && { waivers: needed }),
  };
}

const FIXED = 'What is to be counted is fixed when the inventory opens. Counting an item verifies it.';

/** What the form says before it is filled in. */
export function newInventoryWords(chosen?: Chosen): string {
  if (!chosen) return FIXED;
  if ('itemIds' in chosen) {
    const { length } = chosen.itemIds;
    return `${counted(length, 'chosen item')} ${length === 1 ? 'is' : 'are'} counted. ${FIXED}`;
  }
  return `What ${chosen.differencesOf} did not see and is still on the book is counted. ${FIXED}`;
}

/**
 * What an address of Inventories asks to count: `new=chosen` with the ids of items, as the Property Book writes them, or with
 * the inventory whose differences are counted. Undefined for any other address.
 */
export function chosenOf(get: (name: string) => string): Chosen | undefined {
  if (get('new') !== 'chosen') return undefined;
  const itemIds = [...new Set(get('items').split(',').filter(Boolean))];
  if (itemIds.length > 0) return { itemIds };
  return get('of') ? { differencesOf: get('of') } : undefined;
}

/** The address that opens the form for the differences of a closed inventory. */
export const differencesPath = (id: string): string => `/inventories?new=chosen&of=${encodeURIComponent(id)}`;
