import type { ReactNode } from 'react';
import './feedback.css';

/** A small ruled sheet with nothing on it. */
export function RuledSheet() {
  return (
    <span className="hr-sheet" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  /** At most one button. */
  action?: ReactNode;
  align?: 'center' | 'left';
}

export function EmptyState({ title, hint, action, align = 'center' }: EmptyStateProps) {
  return (
    <div className="hr-empty" data-align={align}>
      <RuledSheet />
      <b>{title}</b>
      {hint ? <p>{hint}</p> : null}
      {action}
    </div>
  );
}
