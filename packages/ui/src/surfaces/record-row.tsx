import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Box } from '../layout';
import { Mono } from '../text/text';

const styles = {
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  '& > a': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '100px minmax(0, 1fr) 310px 130px' },
    gap: { base: '4px 12px', md: '16px' },
    alignItems: 'start',
    padding: '12px 16px',
    minHeight: '52px',
    textStyle: { base: 'body', md: 'table' },
  },
  '& > a:hover': { bg: 'bg.subtle' },
  '& > a:focus-visible': { outlineOffset: '-2px' },
  '& [data-part=what], & [data-part=when]': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& [data-part=what]': { display: 'grid', gap: '2px', order: { base: '1', md: '0' } },
  '& [data-part=when]': { color: 'fg.muted', order: { base: '2', md: '0' } },
} as const;

interface RecordRowProps {
  /** Number of the record: 'AM-0007'. */
  id: string;
  /** Where the record opens. */
  to: To;
  what: ReactNode;
  /** Who had it last in hand, and when. */
  when: ReactNode;
  badge: ReactNode;
}

/** A record with a number, in a list of them: number, what it is about, its last act and its state. All of it opens it. */
export function RecordRow({ id, to, what, when, badge }: RecordRowProps) {
  return (
    <Box as="li" css={styles}>
      <Link to={to}>
        <Mono>{id}</Mono>
        <span data-part="what">{what}</span>
        <span data-part="when">{when}</span>
        {badge}
      </Link>
    </Box>
  );
}
