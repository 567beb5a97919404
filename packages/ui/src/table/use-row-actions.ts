import { useMemo, useRef } from 'react';

/** What a row can do. */
export interface RowActions<T> {
  toggle: (id: string, extend: boolean) => void;
  expand: (id: string) => void;
  open: (row: T) => void;
  activate: (index: number) => void;
  /** The row went while the focus was in it. */
  gone: (index: number) => void;
}

/** The same functions through every render, always reaching the present ones, so that rows need not be drawn again. */
export function useRowActions<T>(actions: RowActions<T>): RowActions<T> {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      toggle: (id, extend) => latest.current.toggle(id, extend),
      expand: (id) => latest.current.expand(id),
      open: (row) => latest.current.open(row),
      activate: (index) => latest.current.activate(index),
      gone: (index) => latest.current.gone(index),
    }),
    [],
  );
}
