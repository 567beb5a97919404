import type { DeactivationPreviewDto } from '@hand-receipt/contracts';
import { peopleMutations, peopleQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ErrorState, FormCell, FormStrip, Link, toast } from '@hand-receipt/ui';
import { AccountConfirm } from './account-confirm';
import type { PersonDialogProps } from './person-dialog-props';

function Stakes({ preview }: { preview: DeactivationPreviewDto }) {
  return (
    <FormStrip columns={4} phoneColumns={2} numbering="none">
      <FormCell caption="Items held">{preview.held}</FormCell>
      <FormCell caption="Sensitive">{preview.sensitiveHeld}</FormCell>
      <FormCell caption="Signed down">{preview.signedDown}</FormCell>
      <FormCell caption="Open transfers">{preview.openTransfers}</FormCell>
    </FormStrip>
  );
}

/** Spells out what happens to what the person is signed for, then signs them out and keeps them out. */
export function DeactivateDialog({ person, name, onClose }: PersonDialogProps) {
  const { data: preview, error, refetch, isFetching } = useQuery(peopleQueries.deactivation(person.id));
  return (
    <AccountConfirm
      personId={person.id}
      act={peopleMutations.deactivate}
      tone="danger"
      title={`Deactivate ${name}?`}
      blocked={preview?.refusal != null}
      description={preview?.refusal ?? preview?.message ?? `Counting what ${name} is signed for...`}
      confirmLabel="Deactivate"
      refusedTitle={`${name} was not deactivated`}
      waiting={!preview && !error}
      onClose={onClose}
      onDone={({ message }) => {
        toast({ title: 'User deactivated', description: message, tone: 'success' });
        onClose();
      }}
    >
      {preview ? <Stakes preview={preview} /> : null}
      {preview?.refusal ? <Link to={`/people/${person.id}/clearance`}>Clearance of {name}</Link> : null}
      {error && !preview ? (
        <ErrorState
          title="What happens to the items could not be told"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
    </AccountConfirm>
  );
}
