import type { SlotName, SlotProps } from '@hand-receipt/contracts';
import { Fragment, type ReactNode, useContext } from 'react';
import { SlotContext, type SlotFill } from './slot-provider';

interface SlotViewProps<S extends SlotName> {
  name: S;
  with: SlotProps[S];
  /** Only the fills that declare this column. */
  column?: 'main' | 'side';
  /** Wraps each fill, where the place needs it (a list item, say). */
  wrap?: (node: ReactNode, fill: SlotFill<S>) => ReactNode;
}

/** A place where other remotes show something. Nobody there: nothing is rendered. */
export function Slot<S extends SlotName>({
  name,
  with: props,
  column,
  wrap = (node) => node,
}: SlotViewProps<S>) {
  const fills = (useContext(SlotContext)[name] ?? []) as SlotFill<S>[];
  return fills
    .filter((fill) => !column || fill.column === column)
    .map((fill) => <Fragment key={fill.key}>{wrap(<fill.Component {...props} />, fill)}</Fragment>);
}
