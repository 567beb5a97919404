import { type OpenInventoryDto, SENSITIVE_CATEGORIES, type WaiverInput } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

const TITLE_LIMIT = 120;

/** The form as it is filled in; empty means all, or what the server takes without it. */
export interface NewInventoryValues {
  title: string;
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
  { title, category, holderId, counterIds }: NewInventoryValues,
  waivers: readonly WaiverInput[],
): OpenInventoryDto {
  // Who was not chosen in the end needs no waiver.
  const needed = waivers.filter(({ userId }) => counterIds.includes(userId));
  return {
    ...(title.trim() && { title: title.trim() }),
    category: SENSITIVE_CATEGORIES.find((known) => known === category) ?? null,
    holderId: holderId || null,
    counterIds,
    ...(needed.length > 0 && { waivers: needed }),
  };
}
