import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names';
import { formatCount } from '../counts/format-count';
import './text.css';

interface Part {
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

/** NSN, LIN, dates, times and ids: monospaced, never wrapped, never translated. */
export function Mono({
  as: Element = 'span',
  muted,
  className,
  ...rest
}: Part & { muted?: boolean; title?: string }) {
  return (
    <Element
      className={classNames('hr-mono', className)}
      data-muted={muted || undefined}
      translate="no"
      {...rest}
    />
  );
}

/** A sentence in a row of fixed height: it takes two lines before it is cut. */
export const TwoLines = ({ children }: { children: ReactNode }) => (
  <span className="hr-two-lines">{children}</span>
);

/** The serial number of an item. `lg` is the size of field cards. */
export function Serial({ size = 'md', className, ...rest }: Part & { size?: 'md' | 'lg' }) {
  return <Mono className={classNames('hr-serial', size === 'lg' && 'hr-serial-lg', className)} {...rest} />;
}

/** An item on one line: the name yields to the serial number. */
export function ItemWords({ name, serial }: { name: string; serial: string }) {
  return (
    <span className="hr-item-words">
      <b>{name}</b>&emsp;<Serial>{serial}</Serial>
    </span>
  );
}

/** The block caption of a form cell, a table head or a page. */
export function Label({ as: Element = 'span', className, ...rest }: Part & { id?: string }) {
  return <Element className={classNames('hr-label', className)} {...rest} />;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: Part & { id?: string }) {
  return <Element {...rest} className="hr-hidden" />;
}

/** A number in a count table: zero is a faint en dash. */
export function Count({ value, ...rest }: { value: number } & ComponentProps<'span'>) {
  if (value !== 0) return <span {...rest}>{formatCount(value)}</span>;
  return (
    <span className="hr-zero" {...rest}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>0</VisuallyHidden>
    </span>
  );
}
