import { useDelayed } from './use-delayed';
import { LiveText } from './live-text';
import './feedback.css';

/** A bar where text will stand. */
export function Skeleton({ width = '100%', height = 12 }: { width?: number | string; height?: number }) {
  return <span className="hr-skeleton" style={{ width, height }} aria-hidden="true" />;
}

/** Widths that do not line up, as text does not. */
const WIDTHS = ['62%', '48%', '70%', '55%', '66%'];

interface LoadingRowsProps {
  /** 'Loading documents...' */
  text: string;
  rows?: number;
}

/** Rows that are on their way. Nothing for 200 ms, so that a quick answer does not flash. */
export function LoadingRows({ text, rows = 5 }: LoadingRowsProps) {
  const shown = useDelayed(true);
  return (
    <div className="hr-loading" aria-busy="true">
      <LiveText>{text}</LiveText>
      {shown
        ? Array.from({ length: rows }, (_, row) => (
            <div key={row}>
              <Skeleton width={WIDTHS[row % WIDTHS.length]} />
            </div>
          ))
        : null}
    </div>
  );
}
