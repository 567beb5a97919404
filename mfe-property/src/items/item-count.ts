import { counted } from '@hand-receipt/ui';

/** `112 items`; '' until the server has said. */
export const itemCount = (total: number | undefined): string =>
  total === undefined ? '' : counted(total, 'item');
