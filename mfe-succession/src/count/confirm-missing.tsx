import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, toast } from '@hand-receipt/ui';

interface ConfirmMissingProps {
  successionId: string;
  item: SuccessionLineDto['item'];
}

/** The reader says, too, that an item was not found. */
export function ConfirmMissing({ successionId, item }: ConfirmMissingProps) {
  const { mutateAsync, isPending } = useMutation(successionMutations.mark(successionId));
  const confirm = async () => {
    try {
      await mutateAsync({ itemId: item.id, mark: 'confirm-not-found' });
      // The button is gone by then: the line waits for nobody any more.
      toast({ tone: 'success', title: 'Confirmed as not found', description: item.name });
    } catch (error) {
      toast({
        tone: 'danger',
        title: statusOf(error) === 0 ? 'Needs a connection.' : 'It was not confirmed',
        description: reasonOf(error) ?? (error as Error).message,
      });
    }
  };
  return (
    <Button
      size="s"
      working={isPending}
      aria-label={`Confirm not found, ${item.name}`}
      onClick={() => void confirm()}
    >
      Confirm not found
    </Button>
  );
}
