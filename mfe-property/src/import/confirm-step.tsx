import type { ImportColumnsDto, PropertyImportDto } from '@hand-receipt/contracts';
import { importQueries } from '@hand-receipt/data';
import { reasonOf, useCurrentUser, useQuery } from '@hand-receipt/platform';
import {
  Alert,
  ErrorState,
  Flex,
  FormCell,
  FormStrip,
  formatCount,
  LoadingRows,
  Stack,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { ConfirmHolders, toConfirm } from './holders-to-confirm';
import { itemsOf, readyOf, rowsOf } from './import-words';

interface ConfirmStepProps {
  read: PropertyImportDto;
  /** What enters the items, or gives the file up. */
  actions: ReactNode;
  discard: ReactNode;
  onColumns: () => void;
}

/** The people who get a request: those who were confirmed and have a row that will be entered. */
const recipientsOf = ({ holders }: ImportColumnsDto) =>
  new Set(
    holders.flatMap(({ person, confirmed, rows }) => (confirmed && rows > 0 ? (person?.id ?? []) : [])),
  );

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`);

function offers(columns: ImportColumnsDto): string {
  const count = recipientsOf(columns).size;
  if (count === 0) return 'Nobody is offered items. They wait in the book, in Unassigned.';
  return `${people(count)} ${count === 1 ? 'gets' : 'get'} one request each. Nobody has custody before they accept.`;
}

/** What will happen, before it does. */
export function ConfirmStep({ read, actions, discard, onColumns }: ConfirmStepProps) {
  const { unit } = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(importQueries.columns(read.id));
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
  if (!data) return <LoadingRows text="Loading the summary..." />;
  const unconfirmed = toConfirm(data);
  if (unconfirmed.length > 0) {
    return (
      <Stack gap="4">
        <ConfirmHolders holders={unconfirmed} onColumns={onColumns} />
        <Flex>{discard}</Flex>
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Alert tone={read.wrong > 0 ? 'warning' : 'info'} title="Nothing is entered yet">
        <p>
          {itemsOf(readyOf(read))} will be entered in the book of {unit}. {offers(data)}
        </p>
      </Alert>
      <FormStrip columns={4}>
        <FormCell caption="Items">{formatCount(readyOf(read))}</FormCell>
        <FormCell caption="Left out">{rowsOf(read.wrong)} with errors</FormCell>
        <FormCell caption="Warnings">{formatCount(read.warned)}</FormCell>
        <FormCell caption="Requests">{formatCount(recipientsOf(data).size)}</FormCell>
      </FormStrip>
      {actions}
    </Stack>
  );
}
