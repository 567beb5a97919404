import { type CSSProperties, type ReactNode, useId } from 'react';
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
  /** Number of the first block, in a strip that goes on from another. */
  first?: number;
  size?: 'cells' | 'stat';
  className?: string;
  children: ReactNode;
}

/** Adjoining ruled cells that share hairlines, like the blocks of a DA 2062: a list of terms with their values. */
export function FormStrip({
  columns = 2,
  phoneColumns = 2,
  numbering = 'digits',
  first = 1,
  size = 'cells',
  className,
  children,
}: FormStripProps) {
  const template = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;
  return (
    <dl
      className={classNames('hr-strip', className)}
      data-numbering={numbering}
      data-size={size}
      style={
        {
          '--columns': template,
          '--phone-columns': phoneColumns,
          '--blocks-before': first - 1,
        } as CSSProperties
      }
    >
      {children}
    </dl>
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

/** One cell of a strip. Its hint is a second value of the same term. */
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
  const id = useId();
  const part = (name: string) => (to === undefined ? undefined : `${id}${name}`);
  const parts = ['caption', ...(aside ? ['aside'] : []), 'value', ...(hint ? ['hint'] : [])];
  const label = <Label id={part('caption')}>{caption}</Label>;
  return (
    <div className="hr-cell" style={{ '--span': span, '--phone-span': phoneSpan } as CSSProperties}>
      <dt className="hr-cell-caption">
        {to === undefined ? (
          label
        ) : (
          // A list of terms takes no link around its parts: it stands in the term, reaches over the cell and is named by it.
          <Link className="hr-cell-link" to={to} aria-labelledby={parts.map(part).join(' ')}>
            {label}
          </Link>
        )}
        {aside ? (
          <span className="hr-cell-aside" id={part('aside')}>
            {aside}
          </span>
        ) : null}
      </dt>
      <dd
        className={classNames('hr-cell-value', mono && 'hr-mono')}
        id={part('value')}
        translate={mono ? 'no' : undefined}
      >
        {children}
      </dd>
      {hint ? (
        <dd className="hr-cell-hint" id={part('hint')}>
          {hint}
        </dd>
      ) : null}
    </div>
  );
}
