import { toast } from '@hand-receipt/ui';
import { activatePerson } from '../../../api/people';
import { AccountConfirm } from './account-confirm';
import type { PersonDialogProps } from './person-dialog-props';

/** Lets a person sign in. */
export function ActivateDialog({ person, name, onClose }: PersonDialogProps) {
  const place = person.unit ? `${person.role} of ${person.unit}` : person.role;
  return (
    <AccountConfirm
      personId={person.id}
      act={activatePerson}
      title={`Activate ${name}?`}
      description={`${name} can sign in from now on, as ${place}.`}
      confirmLabel="Activate"
      refusedTitle={`${name} was not activated`}
      onClose={onClose}
      onDone={() => {
        toast({ title: 'User activated', description: `${name} can sign in.`, tone: 'success' });
        onClose();
      }}
    />
  );
}
