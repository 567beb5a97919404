import type { TransferSheetDto } from '@hand-receipt/contracts';
import { Box, Button, Stack, Text, TextInput } from '@hand-receipt/ui';
import { useState } from 'react';
import { componentsOn, isCount, type TypedCounts } from './counted';

interface CountFieldsProps {
  sheet: TransferSheetDto;
  counts: TypedCounts;
  onChange: (counts: TypedCounts) => void;
  disabled?: boolean;
}

/** What the recipient of an item that comes back counts. What is short is charged to the person who held it. */
export function CountFields({ sheet, counts, onChange, disabled }: CountFieldsProps) {
  const [isOpen, setOpen] = useState(Object.keys(counts).length > 0);
  const components = componentsOn(sheet);
  if (!sheet.returns || components.length === 0) return null;
  if (!isOpen) {
    return (
      <Box>
        <Button size="s" disabled={disabled} onClick={() => setOpen(true)}>
          Count what comes back, {sheet.item.serial_number}
        </Button>
      </Box>
    );
  }
  return (
    <Stack gap="2">
      <Text textStyle="caption" color="fg.muted">
        Enter what you counted. What is short is charged to {sheet.from}. Left empty, the number on record
        holds.
      </Text>
      {components.map(({ id, name, quantity, onHand }) => (
        <TextInput
          key={id}
          label={`${name}, on hand of ${quantity}`}
          value={counts[id] ?? ''}
          onChange={(text) => onChange({ ...counts, [id]: text })}
          placeholder={onHand === null ? 'Not counted' : `On record: ${onHand}`}
          inputMode="numeric"
          problem={isCount(counts[id] ?? '') ? undefined : 'Enter a whole number.'}
          disabled={disabled}
        />
      ))}
    </Stack>
  );
}
