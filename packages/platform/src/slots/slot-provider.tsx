import type { SlotName, SlotProps } from '@hand-receipt/contracts';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** One component that fills a slot, in its own boundary already. */
export interface SlotFill<S extends SlotName = SlotName> {
  key: string;
  title: string;
  column?: 'main' | 'side';
  Component: ComponentType<SlotProps[S]>;
}

export type SlotFills = { [S in SlotName]?: SlotFill<S>[] };

export const SlotContext = createContext<SlotFills>({});

/** Says which components fill which slot: the shell from the registry, a remote on its own from itself. */
export function SlotProvider({ fills, children }: { fills: SlotFills; children: ReactNode }) {
  return <SlotContext.Provider value={fills}>{children}</SlotContext.Provider>;
}
