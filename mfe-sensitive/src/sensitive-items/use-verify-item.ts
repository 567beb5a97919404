import type { RouteResponse, SensitiveItemDto } from '@hand-receipt/contracts';
import { sensitiveMutations, VERIFY } from '@hand-receipt/data';
import { reasonOf, recordVerification, useMutation, useQueue } from '@hand-receipt/platform';
import { recentTimeWords, toast } from '@hand-receipt/ui';
import { itemName } from './item-words';

type Answer = RouteResponse<typeof VERIFY>;

/** What to say of a verification. One that was recorded before in this check stands, as the scanner says it too. */
function verifiedWords(name: string, verification: Answer['verification']) {
  if (!verification || verification.isNew) {
    return { title: 'Item Verified', description: name, tone: 'success' } as const;
  }
  const { at, by } = verification;
  const description = `${name} was already verified ${recentTimeWords(at)} by ${by}.`;
  return { title: 'Already verified', description, tone: 'info' } as const;
}

/** Verifies one item and says how that went. Nothing changes on screen before the server has recorded it. */
export function useVerifyItem(item: SensitiveItemDto) {
  const name = itemName(item);
  const { mutateAsync, isPending } = useMutation(sensitiveMutations.verify);
  const { entries } = useQueue();
  /** A verification of it waits on this device for a connection. */
  const isQueued = entries.some(
    ({ call, state }) =>
      call?.key === VERIFY && call.params?.id === item.id && (state === 'waiting' || state === 'sending'),
  );

  /**
   * @param notes what the verifier has to say of the item
   * @returns whether it is recorded, or waits on this device for a connection
   */
  const verify = async (notes?: string): Promise<boolean> => {
    try {
      const { answer, queued } = await mutateAsync({
        itemId: item.id,
        itemName: name,
        notes: notes?.trim() || undefined,
      });
      if (queued) {
        const description = `${name} will be verified when connection is restored`;
        toast({ title: 'Queued for sync', description, tone: 'warning' });
      } else {
        recordVerification(answer);
        toast(verifiedWords(name, answer.verification));
      }
      return true;
    } catch (error) {
      toast({ title: (error as Error).message, description: reasonOf(error), tone: 'danger' });
      return false;
    }
  };
  return { verify, isVerifying: isPending, isQueued };
}
