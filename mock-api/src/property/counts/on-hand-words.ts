import type { ItemComponent } from '@hand-receipt/contracts';

/** The counts of a component in a sentence: '5 on hand of 7, 1 damaged' */
export const onHandWords = ({
  quantity,
  onHand,
  damaged,
}: Pick<ItemComponent, 'quantity' | 'onHand' | 'damaged'>): string => {
  if (onHand === null) return `not counted of ${quantity}`;
  return `${onHand} on hand of ${quantity}${damaged > 0 ? `, ${damaged} damaged` : ''}`;
};
