import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

interface RowKeys {
  /** Rows are numbered from `first` to before `end`. */
  first: number;
  end: number;
  /** Goes to rows before `first`; absent where there are none. */
  goToTop: (() => void) | undefined;
  /** Rows that a page of the window holds. */
  pageSize: number;
  /** Brings a row into the window before it takes focus. */
  reveal: (index: number) => void;
  onEnter: (index: number) => unknown;
  onSpace: (index: number) => unknown;
  onExpand: (index: number, expand: boolean) => unknown;
}

/** Index that a key moves to, or null where it moves nothing. */
function target(key: string, index: number, { first, end, page }: Record<'first' | 'end' | 'page', number>) {
  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: first,
    End: end - 1,
  };
  const to = moves[key];
  return to === undefined ? null : Math.max(first, Math.min(end - 1, to));
}

/** Arrow keys from row to row. Only keys pressed on a row itself count: the controls in it keep their own. */
export function useRowKeys(keys: RowKeys) {
  const { first, end, pageSize, goToTop, reveal, onEnter, onSpace, onExpand } = keys;
  const [active, setActive] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef<number | null>(null);
  const gone = useRef<number | null>(null);

  // Where the row that had the focus is no longer in the list, the one that came in its place has it. A row that was
  // only scrolled away is in the list and not drawn: nothing comes in its place.
  useLayoutEffect(() => {
    if (gone.current === null) return;
    const place = Math.min(gone.current, end - 1);
    gone.current = null;
    const next = body.current?.querySelector<HTMLElement>(`tr[data-row="${place}"]`);
    if (next) next.focus({ preventScroll: true });
    else if (end <= first) body.current?.closest('main')?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`tr[data-row="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement) || row.dataset.row === undefined) return;
    const index = Number(row.dataset.row);
    const to = target(event.key, index, { first, end, page: pageSize });
    if (event.key === 'Home' && goToTop) {
      wanted.current = 0;
      setActive(0);
      goToTop();
    } else if (to !== null) {
      reveal(to);
      wanted.current = to;
      setActive(to);
    } else if (event.key === 'Enter') onEnter(index);
    else if (event.key === ' ') onSpace(index);
    else if (event.key === 'ArrowRight') onExpand(index, true);
    else if (event.key === 'ArrowLeft') onExpand(index, false);
    else return;
    event.preventDefault();
  };

  const noteGone = (index: number) => {
    gone.current = index;
  };
  return { body, active: Math.max(first, Math.min(active, end - 1)), setActive, noteGone, onKeyDown };
}
