import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { Alert, ConfirmDialog, counted, toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { KIND_WORDS } from '../successions/kind-words';

interface ActivateDialogProps {
  succession: SuccessionDetailDto;
  onClose: () => void;
}

/** Asks before the lines are fixed and transfers stop. */
export default function ActivateDialog({ succession, onClose }: ActivateDialogProps) {
  const { id, progress, kind } = succession;
  const { noun, title } = KIND_WORDS[kind];
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutate, isPending } = useMutation(successionMutations.activate);
  const confirm = () =>
    mutate(id, {
      onSuccess: () => {
        toast({
          tone: 'success',
          title: `${title} Activated`,
          description: `${id}. The count may begin.`,
        });
        onClose();
      },
      onError: setFailure,
    });
  return (
    <ConfirmDialog
      open
      title={`Activate this ${noun}?`}
      description={`The list is fixed with ${counted(progress.items, 'item')}. Until ${kind === 'sub' ? 'all' : 'both'} have signed nobody offers, approves or recalls them, except what is let through.`}
      confirmLabel="Activate"
      working={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {failure && <Alert tone="danger" title={refusalOf(failure)} />}
    </ConfirmDialog>
  );
}
