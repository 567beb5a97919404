import type { WebhookDeliveryDto, WebhookDto } from '@hand-receipt/contracts';
import { counted, formatDateTime } from '@hand-receipt/ui';

/** Where it goes, without what may be secret in the address. */
export const hostOf = ({ url }: Pick<WebhookDto, 'url'>): string => new URL(url).host;

export const unitWords = ({ unit }: Pick<WebhookDto, 'unit'>): string => unit?.name ?? 'The whole ledger';

export const typeWords = ({ eventTypes }: Pick<WebhookDto, 'eventTypes'>): string => {
  if (eventTypes === null) return 'All events';
  return eventTypes.length <= 2 ? eventTypes.join(', ') : counted(eventTypes.length, 'event type');
};

export type WebhookTone = 'success' | 'danger' | 'neutral';

/** How a webhook does, in a few words. */
export function stateOf(webhook: WebhookDto): { tone: WebhookTone; words: string } {
  const { isEnabled, failingSince, lastDeliveredAt } = webhook;
  if (!isEnabled) return { tone: 'neutral', words: 'Switched off' };
  if (failingSince) return { tone: 'danger', words: `Failing since ${formatDateTime(failingSince)}` };
  return lastDeliveredAt
    ? { tone: 'success', words: `Delivered ${formatDateTime(lastDeliveredAt)}` }
    : { tone: 'neutral', words: 'Nothing sent yet' };
}

/** How an attempt ended: `204 in 12 ms`, or why it failed. */
export const attemptWords = ({
  status,
  problem,
  durationMs,
}: WebhookDeliveryDto['attempts'][number]): string => problem ?? `${status} in ${durationMs} ms`;

/** Where a delivery stands. */
export function deliveryWords({ state, seq, attemptCount, dueAt, endedAt }: WebhookDeliveryDto): string {
  const tries = counted(attemptCount, 'attempt');
  if (state === 'delivered') return `Delivered ${formatDateTime(endedAt ?? '')}, ${tries}`;
  if (state === 'dead')
    return seq === null ? 'Failed' : `Given up ${formatDateTime(endedAt ?? '')}, ${tries}`;
  return attemptCount === 0 ? 'Waiting' : `${tries}, next ${formatDateTime(dueAt ?? '')}`;
}
