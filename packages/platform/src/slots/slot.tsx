import type { SlotName, SlotProps } from '@hand-receipt/contracts';
import { Fragment, type ReactNode, useContext } from 'react';
import { SlotContext, type SlotFill } from './slot-provider';

interface SlotViewProps<S extends SlotName> {
  name: S;
  with: SlotProps[S];
  /** Only the fills that declare this column. */
  column?: 'main' | 'side';
  /** Of those shown the last comes first: where the main action leads, which in a row of buttons stands at the end. */
  reversed?: boolean;
  /** The first fills only, or those after them: the rest has another place. */
  first?: number;
  after?: number;
  /** Wraps each fill, where the place needs it (a list item, say). */
  wrap?: (node: ReactNode, fill: SlotFill<S>) => ReactNode;
}

/** Renders the components that remotes register for this slot. Renders nothing if there are none. */
export function Slot<S extends SlotName>({
  name,
  with: props,
  column,
  reversed,
  first,
  after,
  wrap = (node) => node,
}: SlotViewProps<S>) {
  const fills = (useContext(SlotContext)[name] ?? []) as SlotFill<S>[];
  const shown = fills.filter((fill) => !column || fill.column === column).slice(after, first);
  return (reversed ? shown.reverse() : shown).map((fill) => (
    <Fragment key={fill.key}>{wrap(<fill.Component {...props} />, fill)}</Fragment>
  ));
}

/** How many components fill a slot: its host lays out any number. */
export const useSlotSize = (name: SlotName): number => useContext(SlotContext)[name]?.length ?? 0;
