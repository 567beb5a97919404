import { peopleMutations, peopleQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Text, toast } from '@hand-receipt/ui';
import { AccountConfirm } from './account-confirm';
import type { PersonDialogProps } from './person-dialog-props';

/** Lets a person sign in again whom an Admin kept out. */
export function AllowSignInDialog({ person, name, onClose }: PersonDialogProps) {
  const { data } = useQuery(peopleQueries.detail(person.id));
  return (
    <AccountConfirm
      personId={person.id}
      act={peopleMutations.allowSignIn}
      title={`Let ${name} sign in again?`}
      description="They sign in with the password that they have. API tokens that were taken stay gone."
      confirmLabel="Allow Sign-in"
      refusedTitle={`${name} is still blocked`}
      onClose={onClose}
      onDone={() => {
        toast({ title: 'Sign-in allowed', description: `${name} can sign in again.`, tone: 'success' });
        onClose();
      }}
    >
      {data?.signInBlockReason ? <Text>Blocked because: {data.signInBlockReason}</Text> : null}
    </AccountConfirm>
  );
}
