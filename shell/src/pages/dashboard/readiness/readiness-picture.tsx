import type { ReadinessDayDto } from '@hand-receipt/contracts';
import { formatDate, Mono } from '@hand-receipt/ui';
import { readinessSentence } from './readiness-words';

/** From the ground up. What is not ready is drawn narrower, so that it reads without colour. */
const GROUPS = [
  { key: 'ready', inset: 1 },
  { key: 'maintenance', inset: 3 },
  { key: 'nonOperational', inset: 3 },
  { key: 'other', inset: 3 },
] as const;

const DAY_WIDTH = 10;
const HEIGHT = 100;

function Day({ day, left }: { day: ReadinessDayDto; left: number }) {
  if (day.total === 0) return <rect data-group="none" x={left + 1} y={HEIGHT - 1} width={8} height={1} />;
  let top = HEIGHT;
  return GROUPS.map(({ key, inset }) => {
    const height = (HEIGHT * day[key]) / day.total;
    top -= height;
    return (
      <rect
        key={key}
        data-group={key}
        x={left + inset}
        y={top}
        width={DAY_WIDTH - 2 * inset}
        height={height}
      />
    );
  });
}

/** One column a day, 100% high, split by readiness. Its label says in sentences what it shows. */
export function ReadinessPicture({ history }: { history: readonly ReadinessDayDto[] }) {
  const width = history.length * DAY_WIDTH;
  return (
    <figure className="app-readiness">
      <div className="app-readiness-scale" aria-hidden="true">
        <Mono muted>100%</Mono>
        <Mono muted>50%</Mono>
        <Mono muted>0%</Mono>
      </div>
      <svg
        role="img"
        aria-label={readinessSentence(history)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line key={y} x1={0} x2={width} y1={y} y2={y} />
        ))}
        {history.map((day, index) => (
          <Day key={day.date} day={day} left={index * DAY_WIDTH} />
        ))}
      </svg>
      <figcaption>
        <Mono muted>{formatDate(history[0]?.date)}</Mono>
        <Mono muted>{formatDate(history.at(-1)?.date)}</Mono>
      </figcaption>
    </figure>
  );
}
