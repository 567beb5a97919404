import type { ImportColumnsDto, PropertyImportDto } from '@hand-receipt/contracts';
import { reasonOf, statusOf, useCurrentUser } from '@hand-receipt/platform';
import {
  Button,
  Checkbox,
  ErrorState,
  Flex,
  Grid,
  Heading,
  LoadingRows,
  Panel,
  Stack,
  TextInput,
  tooLong,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { ColumnsTable } from './columns-table';
import { FirstRow } from './first-row';
import { HoldersPanel } from './holders-panel';
import { rowsOf } from './import-words';
import { NsnsPanel } from './nsns-panel';
import { useColumnChoice } from './use-column-choice';

const NAME_LENGTH = 80;

interface ColumnsStepProps {
  read: PropertyImportDto;
  onChecked: () => void;
  /** Gives the file up. */
  discard: ReactNode;
}

interface KeepReadingProps {
  unit: string;
  name: string | null;
  proposal: string;
  onChange: (name: string | null) => void;
}

function KeepReading({ unit, name, proposal, onChange }: KeepReadingProps) {
  return (
    <Panel padded>
      <Checkbox checked={name !== null} onChange={(kept) => onChange(kept ? proposal : null)}>
        Keep this reading for {unit}
      </Checkbox>
      {name !== null && (
        <TextInput label="Name of the reading" value={name} onChange={onChange} maxLength={NAME_LENGTH} />
      )}
    </Panel>
  );
}

/** Which column is which, what makes its items sensitive, and to whom they are offered. */
export function ColumnsStep({ read, onChecked, discard }: ColumnsStepProps) {
  const choice = useColumnChoice(read);
  const { data, error, refetch, isFetching } = choice.query;
  if (error && !data) {
    return (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading columns..." />;
  return <Columns {...{ read, data, choice, onChecked, discard }} />;
}

interface ColumnsProps extends ColumnsStepProps {
  data: ImportColumnsDto;
  choice: ReturnType<typeof useColumnChoice>;
}

function Columns({ read, data, choice, onChecked, discard }: ColumnsProps) {
  const { unit } = useCurrentUser();
  const { fields, save, placed, toPlace, saveAs } = choice;
  const holderHeading = data.columns[fields.indexOf('holder')]?.heading ?? 'the file';
  const failure = save.error;
  const isNamed = saveAs === null || (saveAs.trim() !== '' && tooLong(saveAs, NAME_LENGTH) === undefined);
  const send = () =>
    save.mutate(choice.body(), {
      onSuccess: () => {
        choice.forget();
        onChecked();
      },
    });
  return (
    <Stack gap="4">
      {failure && (
        <ErrorState
          failed="action"
          title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}
          message="What you chose is still here."
        />
      )}
      <Flex gap="2" wrap="wrap" align="center">
        <Heading as="h2" textStyle="title" flex="1 1 auto">
          Which column is which
        </Heading>
        {discard}
        <Button variant="primary" working={save.isPending} disabled={!isNamed} onClick={send}>
          Check {rowsOf(read.rows)}
        </Button>
      </Flex>
      <Grid gap="4" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 360px' }} alignItems="start">
        <ColumnsTable data={data} fields={fields} toPlace={toPlace} onChange={choice.setField} />
        <Stack gap="4">
          {data.holders.length > 0 && (
            <HoldersPanel
              heading={holderHeading}
              holders={data.holders}
              placed={placed}
              onPlace={choice.setHolder}
            />
          )}
          {data.unclassified.length > 0 && (
            <NsnsPanel nsns={data.unclassified} codes={choice.codes} onCode={choice.setCode} />
          )}
          {data.first_row && <FirstRow row={data.first_row} />}
          <KeepReading
            unit={unit}
            name={saveAs}
            proposal={data.saved_as ?? 'Monthly file'}
            onChange={choice.setSaveAs}
          />
        </Stack>
      </Grid>
    </Stack>
  );
}
