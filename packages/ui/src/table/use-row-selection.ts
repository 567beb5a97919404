import { useRef } from 'react';
import { selectionState, toggleAll, toggleRow } from './selection';

export interface RowSelection {
  has: (id: string) => boolean;
  /** With `extend`, every row from the last one touched. */
  toggle: (id: string, extend: boolean) => void;
  toggleAll: () => void;
  /** Of the listed rows. */
  state: 'none' | 'some' | 'all';
}

const NONE: ReadonlySet<string> = new Set();

/** The caller's set of selected ids, with the gestures that change it. Null where rows cannot be selected. */
export function useRowSelection(
  ids: () => readonly string[],
  selected: ReadonlySet<string> | undefined,
  onChange: ((selected: Set<string>) => void) | undefined,
): RowSelection | null {
  const anchor = useRef<string | null>(null);
  if (!onChange) return null;
  const current = selected ?? NONE;
  return {
    has: (id) => current.has(id),
    state: current.size === 0 ? 'none' : selectionState(ids(), current),
    toggle: (id, extend) => {
      onChange(toggleRow(ids(), current, id, extend ? anchor.current : null));
      anchor.current = id;
    },
    toggleAll: () => onChange(toggleAll(ids(), current)),
  };
}
