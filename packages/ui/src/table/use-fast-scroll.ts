import { useEffect, useRef } from 'react';

/** Rows from one drawing to the next, twice in a row, at which nobody reads them, let alone presses a button. */
const FLUNG_ROWS = 4;
const NONE: ReadonlySet<string> = new Set();

/** Whether the list flies past. It is told by rows a drawing, so a slower machine makes it easier for itself sooner. */
function useFlung(place: number, isScrolling: boolean): boolean {
  const last = useRef({ place, step: 0, isFlung: false });
  if (!isScrolling) last.current = { place, step: 0, isFlung: false };
  else if (place !== last.current.place) {
    const step = Math.abs(place - last.current.place);
    const isFlung = step >= FLUNG_ROWS && last.current.step >= FLUNG_ROWS;
    last.current = { place, step, isFlung };
  }
  return last.current.isFlung;
}

interface FlungRows {
  /** Place of the first drawn row in the whole list. */
  place: number;
  isScrolling: boolean;
  /** Ids of the rows that are drawn. */
  drawn: readonly string[];
}

/**
 * Which rows are drawn without their buttons: those that come in while the list is flung. Buttons are the most of a
 * row's elements; they come as the list slows down, and a row that has them keeps them.
 */
export function useFastScroll({ place, isScrolling, drawn }: FlungRows): (id: string) => boolean {
  const isFlung = useFlung(place, isScrolling);
  const complete = useRef(NONE);
  useEffect(() => {
    complete.current = new Set(isFlung ? drawn.filter((id) => complete.current.has(id)) : drawn);
  });
  return (id) => isFlung && !complete.current.has(id);
}
