import type { AmendableField } from '@hand-receipt/contracts';
import { reasonOf, statusOf } from '@hand-receipt/platform';
import { Alert, Button, FilePenLineIcon, Text } from '@hand-receipt/ui';
import { FormConflict, FormError } from '@hand-receipt/ui/forms';
import { fieldInSentence } from '../amendments/amendment-words';
import { needsSignatures } from '../items/needs-signatures';

interface EditFailureProps {
  failure: Error;
  isOutdated: boolean;
  /** A number that was typed where another one is on record by now. */
  taken: { field: AmendableField; present: string } | undefined;
  onAmend: (field: AmendableField) => void;
  /** Proposes what one person alone may not do. */
  onDowngrade: () => void;
}

/** Why nothing was saved. The server has named what is on record now at each field that differs. */
export function EditFailure({ failure, isOutdated, taken, onAmend, onDowngrade }: EditFailureProps) {
  if (needsSignatures(failure)) {
    return (
      <Alert
        tone="warning"
        title={reasonOf(failure) ?? failure.message}
        actions={
          <Button size="s" icon={<FilePenLineIcon size={14} />} onClick={onDowngrade}>
            Propose for signature
          </Button>
        }
      >
        <Text>What you typed is still here.</Text>
      </Alert>
    );
  }
  if (taken) {
    const { field, present } = taken;
    return (
      <Alert
        tone="warning"
        title={`The ${fieldInSentence(field)} on record is ${present}. Changing it needs an amendment.`}
        actions={
          <Button size="s" icon={<FilePenLineIcon size={14} />} onClick={() => onAmend(field)}>
            Propose amendment
          </Button>
        }
      >
        <Text>What you typed is still here.</Text>
      </Alert>
    );
  }
  if (isOutdated) {
    return (
      <FormConflict title="Somebody changed this while you were typing.">
        <Text>What is on record now stands below each field. What you typed is still here.</Text>
        <Text>Save again to put it on record.</Text>
      </FormConflict>
    );
  }
  return (
    <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
      {reasonOf(failure)} What you typed is still here.
    </FormError>
  );
}
