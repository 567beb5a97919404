import type { ConsumptionEntryDto } from '@hand-receipt/contracts';
import { formatCount } from '@hand-receipt/ui';

export const MOVEMENTS: Record<ConsumptionEntryDto['kind'], string> = { restock: 'Restock', issue: 'Issue' };

/** `+20` or `−4` */
export const moved = ({ kind, quantity }: Pick<ConsumptionEntryDto, 'kind' | 'quantity'>): string =>
  `${kind === 'issue' ? '−' : '+'}${formatCount(quantity)}`;
