import { componentCount, type ItemComponent, type TransferSheetDto } from '@hand-receipt/contracts';
import { counted } from '@hand-receipt/ui';

/** How many of the components are short, counted by lines. */
const shortLines = (components: readonly ItemComponent[]): number =>
  components.filter((component) => componentCount(component).short > 0).length;

/** 'no components', '3 components, all on hand', '3 components, 1 short' */
export function componentsText(components: readonly ItemComponent[]): string {
  if (components.length === 0) return 'no components';
  const short = shortLines(components);
  return `${counted(components.length, 'component')}, ${short > 0 ? `${short} short` : 'all on hand'}`;
}

/** Short components of all that a sheet hands over; none while it is not known. */
export const shortOn = (sheet: TransferSheetDto | undefined): number =>
  sheet ? [sheet.item, ...sheet.mounted].reduce((sum, { components }) => sum + shortLines(components), 0) : 0;
