import { COUNTER_PIN_DIGITS, type CounterPinState, type SettingsDto } from '@hand-receipt/contracts';
import { formatDateTime } from '@hand-receipt/ui';

const { min, max } = COUNTER_PIN_DIGITS;

const WORDS: Record<Exclude<CounterPinState, 'waits'>, string> = {
  none: `At a counter you sign with a PIN of ${min} to ${max} digits.`,
  'not-ready': `It opens sensitive items and signs here. To sign at a counter, change it to ${min} to ${max} digits.`,
  off: 'It is off at counters after too many wrong tries. Enter your password, e.g. by changing your PIN, to use it there again.',
  ready: 'You can sign with it at a counter.',
};

/** What the person's PIN is worth at a counter, as a sentence. */
export function counterPinWords({
  counterPin,
  counterPinFrom,
}: Pick<SettingsDto, 'counterPin' | 'counterPinFrom'>): string {
  if (counterPin !== 'waits') return WORDS[counterPin];
  const from = counterPinFrom === null ? '' : ` until ${formatDateTime(counterPinFrom)}`;
  return `Counters refuse it${from}, because your password was set by link.`;
}
