import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';

interface UnmountDialogProps {
  /** What it is mounted on. */
  parentId: string;
  part: { id: string; name: string; serial_number: string };
  onClose: () => void;
}

/** Asks before an item is taken off the one that it is mounted on. */
export default function UnmountDialog({ parentId, part, onClose }: UnmountDialogProps) {
  const unmount = useMutation(propertyMutations.unmount);
  const words = `${part.name} ${part.serial_number}`;
  const confirm = () =>
    unmount.mutate(
      { id: parentId, itemId: part.id },
      {
        onSuccess: () => toast({ tone: 'success', title: 'Item Taken Off', description: words }),
        onError: (error) =>
          toast({
            tone: 'danger',
            title: statusOf(error) === 0 ? 'Needs a connection.' : 'It was not taken off',
            description: reasonOf(error) ?? error.message,
          }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      title="Take Off"
      description={`Take off ${words}? It stays with its holder and has a line of its own.`}
      confirmLabel="Take Off"
      working={unmount.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
