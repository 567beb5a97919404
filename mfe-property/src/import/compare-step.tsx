import type { PropertyImportDto } from '@hand-receipt/contracts';
import { localDay, reconciliationMutations } from '@hand-receipt/data';
import { statusOf, useMutation, useNavigate } from '@hand-receipt/platform';
import { Alert, Flex, Panel, Stack } from '@hand-receipt/ui';
import { Form, FormError, SubmitButton, TextField, yup } from '@hand-receipt/ui/forms';
import { type ReactNode, useState } from 'react';
import { readyOf, rowsOf } from './import-words';
import { useForgetChoice } from './use-choice-draft';

const schema = yup.object({ asOf: yup.string().required('Day is required') });

interface CompareStepProps {
  read: PropertyImportDto;
  discard: ReactNode;
}

/** Compares a file with our book, by which nothing is entered. */
export function CompareStep({ read, discard }: CompareStepProps) {
  const navigate = useNavigate();
  const [initialValues] = useState(() => ({ asOf: localDay() }));
  const [failure, setFailure] = useState<Error | null>(null);
  const compare = useMutation(reconciliationMutations.create);
  const forget = useForgetChoice(read.id);

  async function submit({ asOf }: { asOf: string }) {
    setFailure(null);
    try {
      const { id } = await compare.mutateAsync({ importId: read.id, asOf });
      forget();
      navigate(`/reconciliations/${encodeURIComponent(id)}`);
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
  }

  return (
    <Stack gap="4">
      <Alert tone="info" title="Nothing is entered">
        <p>{rowsOf(readyOf(read))} are compared with our book, one to one.</p>
      </Alert>
      <Panel padded>
        <Form
          label="Compare with our book"
          initialValues={initialValues}
          schema={schema}
          onSubmit={submit}
          onError={() => undefined}
        >
          <TextField
            name="asOf"
            label="The file is as of"
            type="date"
            mono
            hint="The day for which it says what is on the book."
          />
          {failure && (
            <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
              The file stays here.
            </FormError>
          )}
          <Flex gap="2" mt="3" wrap="wrap">
            <SubmitButton>Compare with our book</SubmitButton>
            {discard}
          </Flex>
        </Form>
      </Panel>
    </Stack>
  );
}
