import { componentCount, type ItemComponent, type TransferSheetDto } from '@hand-receipt/contracts';
import { counted } from '@hand-receipt/ui';

/** How many of the components are short, counted by lines. */
const shortLines = (components: readonly ItemComponent[]): number =>
  components.filter((component) => componentCount(component).short > 0).length;

/** Whether as many are there as the item has, required or not. */
export const isWhole = ({ onHand, quantity }: ItemComponent): boolean =>
  onHand !== null && onHand >= quantity;

/** 'no components', '3 components, all on hand', '3 components, 1 short, 1 not counted' */
export function componentsText(components: readonly ItemComponent[]): string {
  if (components.length === 0) return 'no components';
  const short = shortLines(components);
  const notCounted = components.filter(({ onHand }) => onHand === null).length;
  const open = [
    ...(short > 0 ? [`${short} short`] : []),
    ...(notCounted > 0 ? [`${notCounted} not counted`] : []),
  ];
  const whole = components.every(isWhole) ? 'all on hand' : 'all required on hand';
  return [counted(components.length, 'component'), ...(open.length > 0 ? open : [whole])].join(', ');
}

/** Short components of all that a sheet hands over; none while it is not known. */
export const shortOn = (sheet: TransferSheetDto | undefined): number =>
  sheet ? [sheet.item, ...sheet.mounted].reduce((sum, { components }) => sum + shortLines(components), 0) : 0;
