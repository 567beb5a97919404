/** The frame of the table: hairlines between rows, and a spine that runs through the first column. */
export const historyTableStyles = {
  '& th': {
    height: '32px',
    padding: '0 12px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& th > svg': { display: 'inline-block', marginLeft: '4px', verticalAlign: '-1px' },
  '& td': { padding: '10px 12px', verticalAlign: 'top', textStyle: 'table' },
  '& tbody tr + tr > td': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& td > b': { textStyle: 'caps', whiteSpace: 'nowrap' },
  '& pre': {
    // On a narrow screen the table scrolls; details of one letter a line would make a screen of each row.
    minWidth: '260px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: '400',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& [data-spine]': { position: 'relative', width: '48px', minWidth: '48px', padding: '0' },
  '& td[data-spine]::before': {
    content: '""',
    position: 'absolute',
    top: '0',
    bottom: '-1px',
    left: '23px',
    borderLeft: '2px solid',
    borderColor: 'border.emphasized',
  },
  '& tbody tr:first-of-type > td[data-spine]::before': { top: '20px' },
  '& tr[data-check=suspect] > td[data-spine]::before, & tr[data-check=broken] > td[data-spine]::before': {
    borderLeftStyle: 'dashed',
    borderColor: 'danger.fg',
  },
  '& tr[data-check=broken] > td': {
    bg: 'danger.subtle',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'danger.border',
  },
} as const;
