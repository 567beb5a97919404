import type { ReconciliationLineDto } from '@hand-receipt/contracts';
import { Box, Serial } from '@hand-receipt/ui';
import { DifferenceList } from './difference-list';
import { LineButtons } from './line-buttons';
import { LineState } from './line-state';
import { KIND_WORDS, nameOf, serialOf } from './reconciliation-words';
import type { RowsProps } from './row-props';
import { useFocusRow } from './use-focus-row';

const styles = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 16px',
    minHeight: '44px',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& [data-part=name]': { flex: '1 1 140px', fontWeight: '600' },
  '& [data-part=differences]': { flexBasis: '100%' },
} as const;

interface LineProps extends Omit<RowsProps, 'lines' | 'current'> {
  line: ReconciliationLineDto;
  isCurrent: boolean;
}

function Line({ id, line, isOpen, isCurrent, onNote }: LineProps) {
  const row = useFocusRow<HTMLLIElement>(isCurrent);
  return (
    <li ref={row} tabIndex={-1} data-current={isCurrent || undefined}>
      <Serial>{serialOf(line)}</Serial>
      <span data-part="name">{nameOf(line)}</span>
      {line.differences.length > 0 && (
        <div data-part="differences">
          <DifferenceList differences={line.differences} />
        </div>
      )}
      <span>
        <LineState line={line} />
      </span>
      {isOpen && line.kind !== 'equal' && <LineButtons id={id} line={line} onNote={onNote} />}
    </li>
  );
}

interface LineListProps extends RowsProps {
  kind: ReconciliationLineDto['kind'];
}

/** Rows of a comparison, one item a line. */
export function LineList({ kind, lines, current, ...rest }: LineListProps) {
  return (
    <Box as="ul" aria-label={KIND_WORDS[kind].label} css={styles}>
      {lines.map((line) => (
        <Line key={line.line} line={line} isCurrent={line.line === current} {...rest} />
      ))}
    </Box>
  );
}
