/** Rows under each other, a hairline between them; what does not fit beside goes below. */
export const ruledList = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '12px',
    padding: '8px 0',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTopWidth: '0' },
} as const;
