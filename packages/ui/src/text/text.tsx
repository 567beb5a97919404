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

/** Longer than any vehicle's: it may break anywhere, so that what it stands in need not be as wide as it is. */
const LONG_SERIAL = 20;

/** The serial number of an item. `lg` is the size of field cards. */
export function Serial({ size = 'md', className, ...rest }: Part & { size?: 'md' | 'lg' }) {
  const isLong = typeof rest.children === 'string' && rest.children.length > LONG_SERIAL;
  const classes = ['hr-serial', size === 'lg' && 'hr-serial-lg', isLong && 'hr-serial-long', className];
  return <Mono className={classNames(...classes)} {...rest} />;
}

/** Characters of a serial number on one line of a table; what is longer takes two. */
export const SERIAL_LINE = 32;

interface ItemWordsProps {
  name: string;
  serial: string;
  /** A line of its own below; beside a serial number on two lines it stands under the name. */
  children?: ReactNode;
}

/** An item in a row: the name yields to the serial number. */
export function ItemWords({ name, serial, children }: ItemWordsProps) {
  const isLong = serial.length > SERIAL_LINE;
  return (
    <>
      <span className="hr-item-words">
        <span className="hr-item-name">
          <b>{name}</b>
          {isLong && children}
        </span>
        &emsp;<Serial>{serial}</Serial>
      </span>
      {!isLong && children}
    </>
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
