const part = (name: string) => `& [data-part=${name}]`;

/** One markup, two layouts: ruled rows in five columns, and below 1024 px, where five have no room, cards. */
export const documentListStyles = {
  borderColor: 'border',
  lg: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l2', overflow: 'hidden' },
  '& > li': {
    position: 'relative',
    display: 'grid',
    columnGap: { base: '3', lg: '6' },
    alignItems: 'start',
    textStyle: 'table',
    // A list of thousands costs only what is on the screen.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 66px',
    padding: '12px 16px',
    borderColor: 'border',
    gridTemplateColumns: { base: 'auto auto 1fr', lg: '116px minmax(0, 1fr) 40px 132px 84px' },
    gridTemplateAreas: {
      base: '"form form new" "title title title" "description description description" "person date attachments"',
      lg: '"form title attachments person date" "new description attachments person date"',
    },
  },
  lgDown: {
    display: 'grid',
    gap: '2',
    '& > li': { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l2' },
  },
  '& > li + li': { borderTopWidth: '1px', borderTopColor: { base: 'border', lg: 'border.subtle' } },
  '& > li:hover': { bg: 'bg.subtle' },
  '& > li[data-unread]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
  [part('form')]: { gridArea: 'form' },
  [part('new')]: { gridArea: 'new', justifySelf: { base: 'end', lg: 'start' } },
  [part('title')]: {
    gridArea: 'title',
    minWidth: '0',
    fontSize: { base: '16px', lg: '14px' },
    lineHeight: { base: '22px', lg: '20px' },
    fontWeight: '500',
  },
  '& > li[data-unread] [data-part=title]': { fontWeight: '600' },
  [`${part('title')} > button`]: { fontWeight: 'inherit', textAlign: 'start' },
  // The button covers its row, so that the whole row opens the document.
  [`${part('title')} > button::after`]: { content: '""', position: 'absolute', inset: '0' },
  [part('description')]: {
    gridArea: 'description',
    color: 'fg.muted',
    lineClamp: { base: 2, lg: 1 },
    fontSize: { base: '14px', lg: '13px' },
  },
  [part('attachments')]: {
    gridArea: 'attachments',
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'flex-end', lg: 'flex-start' },
    gap: '1',
    marginTop: { base: '2', lg: '0' },
    color: 'fg.muted',
  },
  [part('person')]: { gridArea: 'person', marginTop: { base: '2', lg: '0' } },
  [part('date')]: { gridArea: 'date', justifySelf: { lg: 'end' }, marginTop: { base: '2', lg: '0' } },
} as const;
