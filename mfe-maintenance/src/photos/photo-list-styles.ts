const part = (name: string) => `& [data-part=${name}]`;

export const photoListStyles = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > li': { display: 'flex', alignItems: 'center', gap: '12px', padding: '8px 8px 8px 12px' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  [part('picture')]: {
    flex: 'none',
    width: '48px',
    height: '48px',
    borderRadius: 'l1',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
  [`${part('picture')} > img`]: { width: '100%', height: '100%', objectFit: 'cover' },
  [part('text')]: { flex: '1', minWidth: '0', display: 'grid' },
  [part('name')]: { fontWeight: '600', textStyle: 'table', truncate: true },
  [part('state')]: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
  [`${part('state')}[data-bad]`]: { color: 'danger.fg' },
  '& progress': { width: '100%', height: '4px', accentColor: '{colors.accent.solid}' },
} as const;
