import { Box } from '@hand-receipt/ui';
import { type DragEvent, useState } from 'react';
import { dayOfMonth, isWeekend, weekday } from './days';

const trackStyles = {
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(22px, 1fr)',
  height: 'full',
  '& > span': { display: 'grid', placeItems: 'center', borderLeftWidth: '1px', borderColor: 'border.subtle' },
  '& > span[data-off]': { bg: 'bg.muted' },
  '& > span[data-today]': { bg: 'accent.subtle' },
  '& > span[data-due]': { borderRightWidth: '2px', borderRightColor: 'danger.fg' },
  '& > span[data-over]': { outline: '2px dashed', outlineColor: 'accent.solid', outlineOffset: '-2px' },
  '& [data-part=block]': {
    width: 'calc(100% - 4px)',
    height: '22px',
    borderRadius: '3px',
    bg: 'accent.solid',
  },
  // What takes several days lies over them.
  '& > [data-part=range]': {
    gridRow: '1',
    alignSelf: 'center',
    height: '22px',
    marginInline: '2px',
    borderWidth: '1.5px',
    borderColor: 'accent.solid',
    borderRadius: '3px',
    bg: 'bg.panel',
  },
  '& [data-part=block][draggable=true]': { cursor: 'grab' },
  '& [data-part=head]': { display: 'grid', justifyItems: 'center', fontFamily: 'mono', fontSize: '11px' },
  '& [data-part=head] b': { fontFamily: 'body', fontWeight: '600', color: 'fg.muted' },
} as const;

export interface Days {
  days: readonly string[];
  today: string;
  dueOn: string;
}

const lookOf = (day: string, { today, dueOn }: Days) => ({
  'data-off': isWeekend(day) || undefined,
  'data-today': day === today || undefined,
  'data-due': day === dueOn || undefined,
});

/** The days above the tracks. For who sees the chart; the rows say their day in words. */
export function DayHeads(props: Days) {
  return (
    <Box css={trackStyles} aria-hidden="true">
      {props.days.map((day) => (
        <span key={day} {...lookOf(day, props)} title={weekday(day)}>
          <span data-part="head">
            <b>{weekday(day).slice(0, 1)}</b>
            {dayOfMonth(day)}
          </span>
        </span>
      ))}
    </Box>
  );
}

interface RangeTrackProps extends Days {
  /** The first and the last day. */
  from: string;
  to: string;
}

/** Days that something takes, on the chart. Its row says them in words. */
export function RangeTrack({ from, to, ...props }: RangeTrackProps) {
  const first = props.days.indexOf(from);
  const last = props.days.indexOf(to);
  return (
    <Box css={trackStyles} aria-hidden="true">
      {props.days.map((day, index) => (
        <span key={day} {...lookOf(day, props)} style={{ gridRow: 1, gridColumn: index + 1 }} />
      ))}
      {first >= 0 && last >= first && (
        <i data-part="range" style={{ gridColumn: `${first + 1} / ${last + 2}` }} />
      )}
    </Box>
  );
}

interface DayTrackProps extends Days {
  /** The day on which the section is counted. */
  day: string;
  /** Moves it there; without it nothing can be dragged. */
  onMove?: (day: string) => void;
}

/** A section's day on the chart. Its block is dragged along the row to another day. */
export function DayTrack({ day: counted, onMove, ...props }: DayTrackProps) {
  const [over, setOver] = useState<string | null>(null);
  const [dragged, setDragged] = useState(false);

  const dropOn = (day: string) => (event: DragEvent) => {
    event.preventDefault();
    setOver(null);
    setDragged(false);
    if (day !== counted) onMove?.(day);
  };

  return (
    <Box css={trackStyles} aria-hidden="true">
      {props.days.map((day) => (
        <span
          key={day}
          {...lookOf(day, props)}
          data-day={day}
          data-over={(dragged && over === day) || undefined}
          onDragOver={
            dragged
              ? (event) => {
                  event.preventDefault();
                  setOver(day);
                }
              : undefined
          }
          onDrop={dragged ? dropOn(day) : undefined}
        >
          {day === counted && (
            <span
              data-part="block"
              draggable={onMove !== undefined}
              onDragStart={({ dataTransfer }) => {
                // Firefox drags only what carries data.
                dataTransfer.setData('text/plain', day);
                setDragged(true);
              }}
              onDragEnd={() => {
                setDragged(false);
                setOver(null);
              }}
            />
          )}
        </span>
      ))}
    </Box>
  );
}
