import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/text';
import './counts.css';
import { formatCount } from './format-count';

interface CountBadgeProps {
  count: number;
  /** Red is for work that waits for the reader, and for nothing else. */
  tone?: 'neutral' | 'demand';
  /** Read instead of the bare number: '3 unread documents'. */
  label?: string;
}

export function CountBadge({ count, tone = 'neutral', label }: CountBadgeProps) {
  return (
    <span className="hr-count" data-tone={tone}>
      {label === undefined ? (
        formatCount(count)
      ) : (
        <>
          <span aria-hidden="true">{formatCount(count)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** Marks what has not been read. */
export function NewBadge({ children = 'NEW' }: { children?: ReactNode }) {
  return <span className="hr-new">{children}</span>;
}
