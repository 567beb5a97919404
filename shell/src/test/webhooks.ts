import type { WebhookDeliveryDto, WebhookDto } from '@hand-receipt/contracts';

/** A webhook as the server answers it: of the whole ledger, on, and delivered lately. */
export const webhookOf = (id: string, name: string, more: Partial<WebhookDto> = {}): WebhookDto => ({
  id,
  name,
  url: 'https://receiver.example.mil/events?key=of-the-receiver',
  unit: null,
  eventTypes: null,
  isEnabled: true,
  createdAt: '2026-11-20T05:00:00.000',
  createdBy: 'MSG Okonkwo',
  failingSince: null,
  lastProblem: null,
  lastDeliveredAt: '2026-11-21T05:44:00.000',
  waiting: 0,
  dead: 0,
  ...more,
});

/** A delivery that went well. */
export const deliveryOf = (id: string, more: Partial<WebhookDeliveryDto> = {}): WebhookDeliveryDto => ({
  id,
  webhookId: 'WH-0001',
  eventId: `evt_${id}`,
  seq: 632,
  eventType: 'TRANSFER APPROVED',
  itemId: 'P-0042',
  at: '2026-11-21T05:44:00.000',
  state: 'delivered',
  dueAt: null,
  endedAt: '2026-11-21T05:44:01.000',
  attemptCount: 1,
  attempts: [{ at: '2026-11-21T05:44:01.000', status: 204, problem: null, durationMs: 12 }],
  ...more,
});
