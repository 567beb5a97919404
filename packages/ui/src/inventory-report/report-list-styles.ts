/** Rows of a report: identifier and item at the left, how it ended at the right. */
export const reportListStyles = {
  textStyle: 'table',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '168px minmax(0, 1fr) auto' },
    columnGap: '4',
    padding: '8px 12px',
    // A report of thousands of lines costs only what is on the screen, and prints whole.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li[data-missing]': { bg: 'danger.subtle' },
  // A code has the whole width of a phone: it does not wrap at a hyphen beside who read it.
  '& [data-part=code]': { gridColumn: { base: '1 / -1', md: '1' }, overflowWrap: 'anywhere' },
  '& [data-part=item]': {
    gridColumn: { base: '1', md: '2' },
    gridRow: { base: '2', md: '1' },
    overflowWrap: 'anywhere',
  },
  // The words of a mark wrap on a phone: who read the code stands at the right.
  '& [data-part=item] > .hr-status': { whiteSpace: 'normal' },
  '& [data-part=result]': {
    gridColumn: { base: '2', md: '3' },
    gridRow: { base: '2', md: '1' },
    justifySelf: 'end',
    textAlign: 'end',
  },
  '& img': { maxHeight: '160px', maxWidth: '100%' },
  '& small': { display: 'block', color: 'fg.muted', fontSize: '12px', lineHeight: '16px' },
} as const;
