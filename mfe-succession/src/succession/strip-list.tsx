import { Link, useLocation } from '@hand-receipt/platform';
import { Box, CheckIcon, useIsPhone } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { type Strip, STRIP_LABELS, STRIPS } from './strips';

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  overflow: 'hidden',
  mb: '4',
  '& > li': { minWidth: '0' },
  '& > li + li': {
    borderColor: 'border',
    borderTopWidth: { base: '1px', md: '0' },
    borderLeftWidth: { base: '0', md: '1px' },
  },
  '& > li > a': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '10px',
    alignItems: 'center',
    height: { base: 'auto', md: 'full' },
    minHeight: '56px',
    padding: '8px 16px 9px',
    color: 'fg.muted',
    textStyle: 'caption',
  },
  '& > li > a:hover': { bg: 'bg.subtle' },
  '& > li > a:focus-visible': { outlineOffset: '-2px' },
  '& > li > a b': { color: 'fg', textStyle: 'body', fontWeight: '600', display: 'block' },
  '& [data-part=number]': {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: '3px',
    fontFamily: 'mono',
  },
  '& > li > a[data-done] [data-part=number]': {
    bg: 'success.subtle',
    borderColor: 'success.border',
    color: 'success.fg',
  },
  '& > li > a[aria-current]': { bg: 'accent.subtle' },
  '& > li > a[aria-current] [data-part=number]': {
    bg: 'accent.solid',
    borderColor: 'accent.solid',
    color: 'accent.contrast',
  },
  '& > li > a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '3px',
    bg: 'accent.solid',
  },
  '& [data-part=content]': { padding: '12px', bg: 'bg' },
} as const;

export interface StripState {
  /** Under its name: '0 of 148'. */
  words: string;
  isDone: boolean;
}

interface StripListProps {
  states: Record<Strip, StripState>;
  current: Strip;
  /** The current strip's content. */
  children: ReactNode;
}

/** The five strips. On a phone they are a list, and the current one opens in it. */
export function StripList({ states, current, children }: StripListProps) {
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  return (
    <>
      <Box as="ol" css={styles} aria-label="Steps">
        {STRIPS.map((strip, index) => {
          const { words, isDone } = states[strip];
          return (
            <li key={strip}>
              <Link
                to={{ pathname, search: `?strip=${strip}` }}
                replace
                aria-current={strip === current ? 'step' : undefined}
                data-done={isDone || undefined}
              >
                <span data-part="number" aria-hidden="true">
                  {isDone && strip !== current ? <CheckIcon size={14} strokeWidth={2} /> : index + 1}
                </span>
                <span>
                  <b>{STRIP_LABELS[strip]}</b>
                  {words}
                </span>
              </Link>
              {isPhone && strip === current && (
                <section data-part="content" aria-label={STRIP_LABELS[strip]}>
                  {children}
                </section>
              )}
            </li>
          );
        })}
      </Box>
      {!isPhone && <section aria-label={STRIP_LABELS[current]}>{children}</section>}
    </>
  );
}
