import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import { Label } from '../text/text';
import './surfaces.css';

interface FormStripProps {
  /** Equal columns, or a grid template such as `1fr 1fr 1.9fr 1fr`. */
  columns?: number | string;
  /** Columns below 768 px. */
  phoneColumns?: number;
  /** Block numbers in reading order, as on the paper form. */
  numbering?: 'digits' | 'letters' | 'none';
  size?: 'cells' | 'stat';
  className?: string;
  children: ReactNode;
}

/** Adjoining ruled cells that share hairlines, like the blocks of a DA 2062. */
export function FormStrip({
  columns = 2,
  phoneColumns = 2,
  numbering = 'digits',
  size = 'cells',
  className,
  children,
}: FormStripProps) {
  const template = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;
  return (
    <div
      className={classNames('hr-strip', className)}
      data-numbering={numbering}
      data-size={size}
      style={{ '--columns': template, '--phone-columns': phoneColumns } as CSSProperties}
    >
      {children}
    </div>
  );
}

interface FormCellProps {
  caption: string;
  children?: ReactNode;
  /** At the right of the caption. */
  aside?: ReactNode;
  /** A second line under the value. */
  hint?: ReactNode;
  mono?: boolean;
  /** Columns that the cell takes. */
  span?: number;
  phoneSpan?: number;
  /** Makes the whole cell lead to a route. */
  to?: string;
}

export function FormCell({
  caption,
  children,
  aside,
  hint,
  mono,
  span = 1,
  phoneSpan = 1,
  to,
}: FormCellProps) {
  const content = (
    <>
      <div className="hr-cell-caption">
        <Label>{caption}</Label>
        {aside ? <span className="hr-cell-aside">{aside}</span> : null}
      </div>
      <div className={classNames('hr-cell-value', mono && 'hr-mono')} translate={mono ? 'no' : undefined}>
        {children}
      </div>
      {hint ? <div className="hr-cell-hint">{hint}</div> : null}
    </>
  );
  const style = { '--span': span, '--phone-span': phoneSpan } as CSSProperties;
  if (to === undefined) {
    return (
      <div className="hr-cell" style={style}>
        {content}
      </div>
    );
  }
  return (
    <Link className="hr-cell" to={to} style={style}>
      {content}
    </Link>
  );
}
