import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { verifyItem } from '../api/verify-item';
import { itemName } from './item-words';

/** Verifies one item and says how that went. Nothing changes on screen before the server has recorded it. */
export function useVerifyItem(item: SensitiveItemDto): { verify: () => void; isVerifying: boolean } {
  const { mutate, isPending } = useMutation({
    ...verifyItem,
    onSuccess: (...result) => {
      toast({ title: 'Item Verified', description: itemName(item), tone: 'success' });
      return verifyItem.onSuccess?.(...result);
    },
    onError: ({ message, cause }) =>
      toast({
        title: message,
        description: cause instanceof Error ? cause.message : undefined,
        tone: 'danger',
      }),
  });
  return { verify: () => mutate(item.id), isVerifying: isPending };
}
