import type { CounterDetailDto, CounterItemDto } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';

interface RemoveStockDialogProps {
  counter: CounterDetailDto;
  item: CounterItemDto;
  onClose: () => void;
}

/** What ends with the place in the stock: the authorization of a person, and the card that they carry. */
function useConsequence(counter: CounterDetailDto, item: CounterItemDto): string {
  const { authorized } = item;
  const { data } = useQuery({
    ...counterQueries.authorizations(counter.id),
    enabled: authorized !== null,
  });
  if (!authorized) return `${counter.name} no longer keeps it and does not hand it out.`;
  const ends = `${authorized.name} is no longer authorized for it`;
  const entry = data?.find((one) => one.item.id === item.id);
  if (!entry) return `${ends}, and the weapon card printed for it is void.`;
  return entry.card_number ? `${ends}, and weapon card ${entry.card_number} is void.` : `${ends}.`;
}

/** Asks before an item leaves the stock: who may draw it is then entered again, and its card printed again. */
export default function RemoveStockDialog({ counter, item, onClose }: RemoveStockDialogProps) {
  const { mutate, isPending } = useMutation(counterMutations.stock(counter.id));
  const consequence = useConsequence(counter, item);
  const remove = () =>
    mutate(
      { remove: [item.id] },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: 'Removed From Stock', description: item.serial_number });
          onClose();
        },
        onError: (error) => toast({ tone: 'danger', title: 'Not removed', description: refusalOf(error) }),
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      working={isPending}
      tone="danger"
      title={`Remove ${item.name} ${item.serial_number} from stock?`}
      description={consequence}
      confirmLabel="Remove"
    />
  );
}
