import type { TransferSheetDto } from '@hand-receipt/contracts';
import { Stack, Text } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { ChangedNotice } from './changed-notice';
import { SheetItem } from './sheet-item';

interface TransferSheetProps {
  sheet: TransferSheetDto;
  /** As it was when the reader opened it, where it has changed since. */
  before?: TransferSheetDto;
  /** It is one of several: components that are all on hand are opened by a button. */
  folded?: boolean;
  /** Stands beside the item's status. */
  children?: ReactNode;
}

/** What changes hands with one transfer, and what is taken off and stays. */
export function TransferSheet({ sheet, before, folded = false, children }: TransferSheetProps) {
  const { item, mounted, taken_off: takenOff } = sheet;
  return (
    <Stack gap="3">
      {before && <ChangedNotice before={before} now={sheet} />}
      <SheetItem item={item} folded={folded}>
        {children}
      </SheetItem>
      {mounted.map((one) => (
        <SheetItem key={one.id} item={one} folded={folded} mounted />
      ))}
      {takenOff.length > 0 && (
        <Text textStyle="caption" color="fg.muted">
          Taken off and not part of this transfer:{' '}
          {takenOff.map(({ name, serial_number }) => `${name} ${serial_number}`).join(', ')}
        </Text>
      )}
    </Stack>
  );
}
