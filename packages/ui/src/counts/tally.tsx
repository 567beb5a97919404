import type { CSSProperties, ReactNode } from 'react';
import type { Tone } from '../status/tone';
import './counts.css';

export interface TallySegment {
  count: number;
  tone: Tone;
  label: string;
  /** Full height when done, half height when not, so that it reads without colour. Success counts as done. */
  done?: boolean;
}

/** Above this many a tick would be thinner than a pixel. */
const MOST_TICKS = 200;

/** One tick per item, in the order given. Pair it with icon and text counts; `label` is the whole sentence. */
export function Tally({ segments, label }: { segments: readonly TallySegment[]; label: string }) {
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  return (
    <div className="hr-tally" role="img" aria-label={label} data-blocks={total > MOST_TICKS || undefined}>
      {segments
        .filter((segment) => segment.count > 0)
        .map(({ label: name, count, tone, done = tone === 'success' }) => (
          <span
            key={name}
            data-tone={tone}
            data-open={!done || undefined}
            style={{ '--n': count } as CSSProperties}
          />
        ))}
    </div>
  );
}

export interface TallyCount {
  icon: ReactNode;
  tone: Tone;
  text: string;
}

/** The counts of a tally as icon and text. */
export function TallyLegend({ items }: { items: readonly TallyCount[] }) {
  return (
    <ul className="hr-legend">
      {items.map(({ icon, tone, text }) => (
        <li key={text} className="hr-status" data-tone={tone}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}
