import type { PropertyItem } from '@hand-receipt/contracts';
import { findHeldItem, lookUpCode, propertyQueries, useDebouncedValue } from '@hand-receipt/data';
import { refusalOf, useQuery } from '@hand-receipt/platform';
import { ScanSearch } from '@hand-receipt/scan';
import { Box, Button, Checkbox, Flex, formatCount, Serial, Text, toast, WasSerials } from '@hand-receipt/ui';
import { noteOf } from '@hand-receipt/ui/combobox';
import { useState } from 'react';
import { itemCount } from '../request/answer-words';

interface HeldItemsProps {
  chosen: readonly PropertyItem[];
  onChange: (chosen: PropertyItem[]) => void;
}

/** What I hold, to tick: an item that is offered already or missing in a count cannot be. */
export function HeldItems({ chosen, onChange }: HeldItemsProps) {
  const [text, setText] = useState('');
  const wanted = useDebouncedValue(text.trim());
  const held = useQuery(propertyQueries.offerableBatch(wanted));
  const isAnswered = !held.isPlaceholderData && wanted === text.trim();
  const { items = [], total = 0 } = held.data ?? {};
  const free = items.filter(({ openTransfer, missing }) => !openTransfer && !missing);
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const unchosen = free.filter(({ id }) => !chosenIds.has(id));
  const note = noteOf({
    isPending: held.isPending,
    failure: held.error && refusalOf(held.error),
    offered: items,
    isAnswered,
    none: 'You hold nothing that matches.',
  });

  const tick = (item: PropertyItem, ticked: boolean) =>
    onChange(ticked ? [...chosen, item] : chosen.filter(({ id }) => id !== item.id));

  /** Ticks an item that was scanned, and leaves the box for the next one. */
  const tickScanned = async ({ name, serialNumber }: { name: string; serialNumber: string }) => {
    const item = await findHeldItem(serialNumber).catch(() => undefined);
    if (!item || item.openTransfer || item.missing) {
      const offered = item?.missing ? 'is missing in a count' : 'is offered already';
      const why = item ? offered : 'is not on your hand receipt';
      toast({ tone: 'warning', title: `${name} ${serialNumber} ${why}.` });
      return;
    }
    if (!chosenIds.has(item.id)) onChange([...chosen, item]);
    setText('');
  };

  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l2" p="2">
      <Flex gap="2" align="center" wrap="wrap">
        <ScanSearch
          value={text}
          onChange={setText}
          lookUp={lookUpCode}
          onFound={({ item }) => void tickScanned(item)}
          label="Search what you hold"
          placeholder="Search name or serial number"
        />
        <Button
          size="s"
          disabled={!isAnswered || unchosen.length === 0}
          onClick={() => onChange([...chosen, ...unchosen])}
        >
          Select All {itemCount(unchosen.length)}
        </Button>
      </Flex>
      <Box as="ul" aria-label="What you hold" maxH="200px" overflowY="auto" mt="2">
        {items.map((item) => (
          <li key={item.id}>
            <Checkbox
              checked={chosenIds.has(item.id)}
              disabled={item.openTransfer !== null || Boolean(item.missing)}
              onChange={(ticked) => tick(item, ticked)}
            >
              <span>
                <Serial>{item.serialNumber}</Serial>&emsp;{item.name}
                {item.openTransfer && ` · offered to ${item.openTransfer.to}`}
                {item.missing && ` · missing in count ${item.missing.countId}`}
                <WasSerials serials={item.formerSerials} />
              </span>
            </Checkbox>
          </li>
        ))}
      </Box>
      {note && (
        <Text role="status" color="fg.muted">
          {note}
        </Text>
      )}
      {total > items.length && (
        <Text textStyle="caption" color="fg.muted">
          The first {itemCount(items.length)} of {formatCount(total)} that match. Search for others.
        </Text>
      )}
    </Box>
  );
}
