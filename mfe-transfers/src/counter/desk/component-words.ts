import { type CounterItemDto } from '@hand-receipt/contracts';
import { counted } from '@hand-receipt/ui';

/** Components of an item, and how many of which are short or damaged, in words; empty for an item without any. */
export function componentWords({ components }: Pick<CounterItemDto, 'components'>): string {
  if (components.length === 0) return '';
  const short = components.map(({ name, short: number }) => (number > 0 ? `${number} short: ${name}` : ''));
  const damaged = components.map(({ name, damaged: number }) =>
    number > 0 ? `${number} damaged: ${name}` : '',
  );
  return [`with ${counted(components.length, 'component')}`, ...short, ...damaged].filter(Boolean).join(', ');
}
