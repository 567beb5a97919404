import type { ReactNode } from 'react';
import './counts.css';
import { formatCount } from './format-count';

interface HeroNumberProps {
  value: ReactNode;
  /** The whole that the value is a part of: `58 / 64`. */
  of?: ReactNode;
  unit?: ReactNode;
  size?: 'md' | 'lg';
}

const written = (value: ReactNode) => (typeof value === 'number' ? formatCount(value) : value);

/** The one number that leads a screen. */
export function HeroNumber({ value, of, unit, size = 'md' }: HeroNumberProps) {
  return (
    <div className="hr-hero" data-size={size}>
      {written(value)}
      {of === undefined ? null : <small>/ {written(of)}</small>}
      {unit === undefined ? null : <small>{unit}</small>}
    </div>
  );
}
