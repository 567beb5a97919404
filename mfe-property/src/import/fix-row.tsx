import { IMPORT_FIELDS, type ImportField, type ImportRowDto } from '@hand-receipt/contracts';
import { importMutations } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { Box, toast } from '@hand-receipt/ui';
import { Form, FormError, FormGrid, SubmitButton, TextAreaField, TextField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { FIELD_LABELS } from './field-words';
import { problemText } from './import-words';

const MONO: readonly ImportField[] = ['serial_number', 'nsn', 'lin', 'uii', 'ciic'];

interface FixRowProps {
  importId: string;
  row: ImportRowDto;
}

function RowFields({ fields }: { fields: readonly ImportField[] }) {
  return (
    <FormGrid>
      {fields.map((field) =>
        field === 'description' ? (
          <TextAreaField key={field} name={field} label={FIELD_LABELS[field]} rows={2} />
        ) : (
          <TextField
            key={field}
            name={field}
            label={FIELD_LABELS[field]}
            mono={MONO.includes(field)}
            autoComplete="off"
            spellCheck={false}
          />
        ),
      )}
    </FormGrid>
  );
}

/** Corrects the cells of a row where it stands, and has it checked again. */
export function FixRow({ importId, row }: FixRowProps) {
  const fix = useMutation(importMutations.fixRow(importId));
  const [failure, setFailure] = useState<Error | null>(null);
  const fields = IMPORT_FIELDS.filter((field) => row.values[field] !== undefined);
  const initial: Record<string, string> = Object.fromEntries(
    fields.map((field) => [field, row.values[field] ?? '']),
  );

  async function send(values: Record<string, string>) {
    setFailure(null);
    const changed = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value !== initial[field]),
    );
    try {
      const { state, problems } = await fix.mutateAsync({ line: row.line, values: changed });
      toast(
        state === 'ready'
          ? { title: `Line ${row.line} is ready`, tone: 'success' }
          : {
              title: `Line ${row.line} still has an error`,
              description: problems[0] && problemText(problems[0]),
              tone: 'warning',
            },
      );
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
  }

  return (
    <Box mt="3" maxWidth="760px">
      <Form
        label={`Correct line ${row.line}`}
        initialValues={initial}
        onSubmit={send}
        onError={() => undefined}
      >
        <RowFields fields={fields} />
        {failure && (
          <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
            What you typed is still here.
          </FormError>
        )}
        <Box mt="3">
          <SubmitButton>Check line {row.line} again</SubmitButton>
        </Box>
      </Form>
    </Box>
  );
}
