import type { PropertyItem } from '@hand-receipt/contracts';

/** What names one item to a reader: `M4A1 Carbine W123456`. */
export const itemLabel = ({ name, serialNumber }: Pick<PropertyItem, 'name' | 'serialNumber'>): string =>
  `${name} ${serialNumber}`.trim();
