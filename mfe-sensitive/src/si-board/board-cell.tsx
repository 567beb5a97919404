import type { SiCellDto, SiRowDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { formatCount, StatusBadge, Text } from '@hand-receipt/ui';
import { checkLabel, countWords, reportWords, rowName, seenWords, STATE_LOOKS } from './board-words';

/** A cell: its state, n of m, time and reporter, in words. It opens the reports of the check. */
export function BoardCell({ row, cell, due }: { row: SiRowDto; cell: SiCellDto | null; due: string }) {
  const { set } = useUrlState();
  if (!cell) {
    return (
      <Text textStyle="caption" color="fg.muted">
        Nothing due
      </Text>
    );
  }
  const words = `${cell.state}, ${countWords(cell)}, ${reportWords(cell)}`;
  return (
    <button
      type="button"
      aria-label={`${rowName(row)}, ${checkLabel(due)}: ${words}`}
      onClick={() => set({ unit: row.unit.id, due })}
    >
      <StatusBadge status={STATE_LOOKS[cell.state]} variant="badge" label={cell.state} />
      <Text as="span" fontWeight="600">
        {seenWords(cell)}
      </Text>
      <Text as="span" gridColumn="1 / -1" textStyle="caption" color="fg.muted">
        {cell.inShop > 0 ? `${formatCount(cell.inShop)} in shop · ` : ''}
        {reportWords(cell)}
      </Text>
    </button>
  );
}
