import { type OpenInventoryDto, SENSITIVE_CATEGORIES } from '@hand-receipt/contracts';
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
export function toOpenInventory({
  title,
  category,
  holderId,
  counterIds,
}: NewInventoryValues): OpenInventoryDto {
  return {
    ...(title.trim() && { title: title.trim() }),
    category: SENSITIVE_CATEGORIES.find((known) => known === category) ?? null,
    holderId: holderId || null,
    counterIds,
  };
}
