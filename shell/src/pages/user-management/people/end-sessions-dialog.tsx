import { peopleMutations } from '@hand-receipt/data';
import { toast } from '@hand-receipt/ui';
import { AccountConfirm } from './account-confirm';
import type { PersonDialogProps } from './person-dialog-props';

/** Signs a person out of every browser; what they were typing stays there until they have signed in again. */
export function EndSessionsDialog({ person, name, onClose }: PersonDialogProps) {
  return (
    <AccountConfirm
      personId={person.id}
      act={peopleMutations.endSessions}
      title={`Sign ${name} out everywhere?`}
      description="Every browser asks for the password again. What was being typed there is kept."
      confirmLabel="Sign Out"
      refusedTitle={`${name} was not signed out`}
      onClose={onClose}
      onDone={({ message }) => {
        toast({ title: 'Signed out', description: message, tone: 'success' });
        onClose();
      }}
    />
  );
}
