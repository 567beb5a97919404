import { peopleMutations, peopleQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, toast } from '@hand-receipt/ui';
import { AccountConfirm } from './account-confirm';
import type { PersonDialogProps } from './person-dialog-props';

/** Lets a person sign in. */
export function ActivateDialog({ person, name, onClose }: PersonDialogProps) {
  const { data, isPending } = useQuery(peopleQueries.detail(person.id));
  const lookAlikes = data?.lookAlikes ?? [];
  const place = person.unit ? `${person.role} of ${person.unit}` : person.role;
  return (
    <AccountConfirm
      personId={person.id}
      act={peopleMutations.activate}
      title={`Activate ${name}?`}
      description={`${name} can sign in from now on, as ${place}.`}
      confirmLabel="Activate"
      waiting={isPending}
      refusedTitle={`${name} was not activated`}
      onClose={onClose}
      onDone={() => {
        toast({ title: 'User activated', description: `${name} can sign in.`, tone: 'success' });
        onClose();
      }}
    >
      {lookAlikes.length > 0 ? (
        <Alert tone="warning" title="This name looks like another" announce={false}>
          <p>In lists {name} can be taken for:</p>
          <ul>
            {lookAlikes.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
          <p>Activate only if you know that this is a different person.</p>
        </Alert>
      ) : null}
    </AccountConfirm>
  );
}
