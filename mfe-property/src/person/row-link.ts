/** On a phone the whole row is the hit area of its one link. The row itself is positioned. */
export const rowLink = {
  position: 'relative',
  '& a::after': { content: '""', position: 'absolute', inset: '0', display: { md: 'none' } },
} as const;
