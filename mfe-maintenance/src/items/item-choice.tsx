import { lookUpCode, propertyQueries, useDebouncedValue } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { ScanSearch } from '@hand-receipt/scan';
import { ErrorState, LoadingRows, Stack, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { ChoiceList } from './choice-list';
import type { NamedItem } from './item-words';

/** Finds one of my items by a piece of its name or serial number. */
export function ItemChoice({ onChoose }: { onChoose: (item: NamedItem) => void }) {
  const [text, setText] = useState('');
  const items = useQuery(propertyQueries.mine(useDebouncedValue(text.trim())));
  const choose = (id: string) => {
    const chosen = items.data?.find((item) => item.id === id);
    if (chosen) onChoose({ id, name: chosen.name, serialNumber: chosen.serialNumber });
  };
  return (
    <Stack gap="2">
      <ScanSearch
        first
        value={text}
        onChange={setText}
        lookUp={lookUpCode}
        onFound={({ item }) => onChoose(item)}
        label="Search my items"
        placeholder="Name or serial number"
        width="100%"
      />
      {items.isPending ? <LoadingRows text="Loading items..." rows={3} /> : null}
      {items.isError ? (
        <ErrorState
          title="Failed to load items"
          message={reasonOf(items.error)}
          onRetry={() => void items.refetch()}
          retrying={items.isFetching}
        />
      ) : null}
      {items.data?.length === 0 ? (
        <Text role="status" color="fg.muted">
          None of your items has this in its name or serial number.
        </Text>
      ) : null}
      {items.data && items.data.length > 0 ? (
        <ChoiceList
          label="Items found"
          choices={items.data.map(({ id, name, serialNumber }) => ({ id, main: name, aside: serialNumber }))}
          onChoose={choose}
        />
      ) : null}
    </Stack>
  );
}
