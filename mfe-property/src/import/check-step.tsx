import type { PropertyImportDto } from '@hand-receipt/contracts';
import type { RowFilter } from '@hand-receipt/data';
import { Button, Flex } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { HoldersToConfirm } from './holders-to-confirm';
import { ImportCounts } from './import-counts';
import { ImportRows } from './import-rows';
import { isOpen } from './import-step';
import { ImportVerdict } from './import-verdict';
import { isCompared, itemsOf, readyOf, rowsOf } from './import-words';

interface CheckStepProps {
  read: PropertyImportDto;
  only: RowFilter;
  onOnlyChange: (only: RowFilter) => void;
  onContinue: () => void;
  onColumns: () => void;
  discard: ReactNode;
  /** What can be done once the import was confirmed. */
  done: ReactNode;
}

/** The rows of the file with what is wrong with them, and after the confirmation what became of them. */
export function CheckStep({
  read,
  only,
  onOnlyChange,
  onContinue,
  onColumns,
  discard,
  done,
}: CheckStepProps) {
  const ready = readyOf(read);
  return (
    <>
      <ImportVerdict read={read} />
      {!isCompared(read) && isOpen(read) && <HoldersToConfirm read={read} onColumns={onColumns} />}
      <ImportCounts read={read} />
      {isOpen(read) ? (
        <Flex gap="2" wrap="wrap">
          {ready > 0 && (
            <Button variant="primary" onClick={onContinue}>
              Continue with {isCompared(read) ? rowsOf(ready) : itemsOf(ready)}
            </Button>
          )}
          {discard}
        </Flex>
      ) : (
        done
      )}
      {/* The key makes it load again after rows may have changed. */}
      <ImportRows key={read.status} read={read} only={only} onOnlyChange={onOnlyChange} />
    </>
  );
}
