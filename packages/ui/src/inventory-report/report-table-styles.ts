const head = { textStyle: 'label', color: 'fg.muted', textAlign: 'start', whiteSpace: 'nowrap' } as const;

/** Heads that only readers need: where there is no room for columns, the facts of a line are under each other. */
const headsForReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A column for each fact, under its head. */
const columns = {
  '& thead': { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  '& thead tr': { bg: 'bg.subtle', borderBottomWidth: '1px', borderColor: 'border' },
  '& tr': {
    gridTemplateColumns: '140px minmax(0, 1.2fr) minmax(0, 1fr) 116px minmax(0, 1fr)',
    gridTemplateAreas: '"code item holder result by"',
  },
  '& [data-part=result], & [data-part=by]': { justifySelf: 'start', textAlign: 'start' },
  '& [data-part=holder], & [data-part=by]': { color: 'fg', fontSize: '13px', lineHeight: '20px' },
} as const;

/** On a screen a row is a grid: a report of thousands of lines costs only what is on the screen. */
const onScreen = {
  '&, & thead, & tbody': { display: 'block' },
  '& thead': headsForReaders,
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // A code has the whole width of a phone: it does not wrap at a hyphen beside who read it.
    gridTemplateAreas: '"code code" "item result" "holder by"',
    columnGap: '4',
    padding: '8px 12px',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
  },
  '& th, & td': { padding: '0' },
  '& [data-part=code]': { gridArea: 'code' },
  '& [data-part=item]': { gridArea: 'item' },
  '& [data-part=holder]': { gridArea: 'holder' },
  '& [data-part=result]': { gridArea: 'result', justifySelf: 'end', textAlign: 'end' },
  '& [data-part=by]': { gridArea: 'by', justifySelf: 'end', textAlign: 'end' },
  '& [data-part=holder], & [data-part=by]': { color: 'fg.muted', fontSize: '12px', lineHeight: '16px' },
  '& [data-part=whole]': { gridColumn: '1 / -1' },
  '@container (min-width: 640px)': columns,
} as const;

/** On paper it is a table, whose heads are printed on each sheet. */
const onPaper = {
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '4px 8px', verticalAlign: 'top' },
} as const;

/** Its width decides how the lines are laid out. On paper nothing keeps the table from going on on the next sheet. */
export const reportTableFrame = {
  '@media screen': { containerType: 'inline-size', overflow: 'hidden' },
} as const;

/** Lines of a report, with a head for each column. */
export const reportTableStyles = {
  width: 'full',
  textStyle: 'table',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', fontWeight: '400' },
  '& thead th': head,
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& tr[data-missing]': { bg: 'danger.subtle' },
  '& tr[data-group]': { bg: 'bg.subtle', borderColor: 'border' },
  '& tr[data-group] > *': { fontWeight: '600' },
  '& tr[data-subtotal]': { color: 'fg.muted' },
  '& [data-part]': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'fg.muted', fontSize: '12px', lineHeight: '16px' },
  '@media screen': onScreen,
  '@media print': onPaper,
} as const;
