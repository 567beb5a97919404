import { counted } from '@hand-receipt/ui';

interface Words {
  one: string;
  many: string;
  /** The list has more than the total. */
  isTotalMinimum: boolean;
}

/** '1,000 events', or 'More than 1,000 events' where the server has not counted all. */
export function totalInWords(total: number, { one, many, isTotalMinimum }: Words): string {
  const words = counted(total, one, many);
  return isTotalMinimum ? `More than ${words}` : words;
}
