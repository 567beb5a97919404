import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

// It may stand inside a DataTable, whose cells have their own looks: what those set is set back here.
const cell = {
  position: 'static',
  paddingInline: { base: '1.5', md: '3' },
  paddingBlock: '1',
  background: 'transparent',
  boxShadow: 'none',
  borderBottomWidth: '0',
  color: 'fg',
  textStyle: 'table',
  fontStretch: 'normal',
  textTransform: 'none',
  letterSpacing: 'normal',
  textAlign: 'start',
  verticalAlign: 'middle',
};

const ruled = (rowHeight: '8' | '9') => ({
  '& th, & td': cell,
  '& thead th': {
    textStyle: 'label',
    color: 'fg.muted',
    height: '8',
    whiteSpace: 'nowrap',
    background: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  // The first cell, be it a head or not.
  '& tr > :is(th, td):not(* + *)': { paddingInlineStart: '4' },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '4' },
  '& tbody th, & td': { height: rowHeight, fontWeight: '400' },
  '& tbody tr + tr > *': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& [data-tone=warning]': { color: 'warning.fg', fontWeight: '600' },
  '& [data-tone=danger]': { color: 'danger.fg', fontWeight: '600' },
  '& [data-number]': { textAlign: 'end' },
  // The room that the rest leaves, also where a name is one long word.
  '& [data-name]': { width: 'full', overflowWrap: 'anywhere' },
});

interface PlainTableProps {
  /** Names the table for readers. */
  label: string;
  /** 32 px nested, 36 px otherwise, in steps of the grid. */
  rowHeight?: '8' | '9';
  children: ReactNode;
}

/** A ruled table of a few rows that needs neither sorting nor scrolling. Its cells are plain elements. */
export function PlainTable({ label, rowHeight = '9', children }: PlainTableProps) {
  return (
    // Positioned, so that text for readers only, which is absolute, scrolls with its cell.
    <Box overflowX="auto" position="relative">
      <Box
        as="table"
        aria-label={label}
        width="full"
        textStyle="table"
        borderCollapse="collapse"
        css={ruled(rowHeight)}
      >
        {children}
      </Box>
    </Box>
  );
}
