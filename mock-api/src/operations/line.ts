import type { OperationLineDto } from '@hand-receipt/contracts';

/** A line without its key and title. */
export interface LineState {
  state: OperationLineDto['state'];
  value: string;
  at?: Date | string | null;
  /** What to do, as a sentence. */
  todo?: string;
}

export const good = (value: string, more: Omit<LineState, 'state' | 'value'> = {}): LineState => ({
  state: 'good',
  value,
  ...more,
});
export const look = (value: string, todo: string, at?: LineState['at']): LineState => ({
  state: 'look',
  value,
  todo,
  at,
});
export const act = (value: string, todo: string, at?: LineState['at']): LineState => ({
  state: 'act',
  value,
  todo,
  at,
});

/** `act` where the worse limit is passed, else `look`. */
export const worse = (isWorse: boolean) => (isWorse ? act : look);
