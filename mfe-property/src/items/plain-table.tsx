import { Box } from '@hand-receipt/ui';
import type { ReactNode } from 'react';

const ruled = {
  '& th, & td': { textAlign: 'left', paddingInline: '3', verticalAlign: 'middle' },
  '& th': { height: '8', bg: 'bg.subtle', borderBottomWidth: '1px', borderColor: 'border' },
  '& td': { height: 'var(--row)' },
  '& tbody tr + tr > *': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& tbody th': { height: 'var(--row)', bg: 'transparent', borderBottomWidth: '0', fontWeight: '400' },
  '& [data-tone=warning]': { color: 'warning.fg', fontWeight: '600' },
  '& [data-tone=danger]': { color: 'danger.fg', fontWeight: '600' },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
};

interface PlainTableProps {
  /** Names the table for readers. */
  label: string;
  /** Height of a row in Chakra's steps: 8 nested, 9 compact. */
  rowHeight?: 8 | 9;
  children: ReactNode;
}

/** A ruled table of a few rows that needs neither sorting nor scrolling. Its cells are plain elements. */
export function PlainTable({ label, rowHeight = 9, children }: PlainTableProps) {
  return (
    <Box overflowX="auto">
      <Box
        as="table"
        aria-label={label}
        width="full"
        textStyle="table"
        borderCollapse="collapse"
        style={{ '--row': `${rowHeight * 4}px` }}
        css={ruled}
      >
        {children}
      </Box>
    </Box>
  );
}
