const edge = (color: string) => ({ boxShadow: `inset 3px 0 0 {colors.${color}}` });

/** A ruled card with its status at the left edge; the verifying button fills the row. */
export const cardStyles = {
  position: 'relative',
  padding: '12px 12px 12px 16px',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  overflowWrap: 'anywhere',
  '&[data-tone=danger]': edge('danger.fg'),
  '&[data-tone=warning]': edge('warning.fg'),
  '&[data-tone=info]': edge('info.fg'),
  '& button[aria-label^="Mark verified"]': { flex: '1' },
  // The button of a folded card is the whole card.
  '& button[data-fold]': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
} as const;
