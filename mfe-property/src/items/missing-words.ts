import type { MissingDto, PropertyItem } from '@hand-receipt/contracts';
import { formatDate } from '@hand-receipt/ui';

/** 'It was not seen in I-0012 on 22NOV2026.' */
export const missingWords = ({ countId, since }: NonNullable<MissingDto>): string =>
  `It was not seen in ${countId} on ${formatDate(since)}.`;

/** Why an item that a count did not see cannot change hands; null for any other. */
export const whyNotHandedOver = ({ serialNumber, missing }: PropertyItem): string | null =>
  missing && `${serialNumber} was not seen in ${missing.countId}. It cannot change hands before it is found.`;
