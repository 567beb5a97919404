import type { WebhookDeliveryDto, WebhookDeliveryState, WebhookDto } from '@hand-receipt/contracts';
import { webhookMutations, webhookQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useInfiniteQuery, useMutation } from '@hand-receipt/platform';
import { Button, counted, formatDateTime, GrowingList, Mono, TabList, toast } from '@hand-receipt/ui';
import { tellFailure } from '../sections/tell-failure';
import { Mark } from './webhook-parts';
import { attemptWords, deliveryWords, type WebhookTone } from './webhook-words';

const TONES: Record<WebhookDeliveryState, WebhookTone> = {
  delivered: 'success',
  waiting: 'neutral',
  dead: 'danger',
};

const EMPTY: Record<WebhookDeliveryState | 'all', string> = {
  all: 'Nothing was sent in the last 30 days',
  waiting: 'Nothing waits',
  delivered: 'Nothing was delivered in the last 30 days',
  dead: 'No dead letters',
};

function useResend(webhookId: string) {
  const { mutate, isPending } = useMutation(webhookMutations.resend);
  const resend = (deliveryId?: string) =>
    mutate(
      { id: webhookId, deliveryId },
      {
        onSuccess: ({ resent }) =>
          toast({ tone: 'success', title: `${counted(resent, 'delivery', 'deliveries')} queued again` }),
        onError: (error) => tellFailure(error, 'Nothing was sent again'),
      },
    );
  return { resend, isPending };
}

interface DeliveryRowProps {
  delivery: WebhookDeliveryDto;
  onResend: ((deliveryId: string) => void) | null;
  working: boolean;
}

function DeliveryRow({ delivery, onResend, working }: DeliveryRowProps) {
  const { id, eventType, eventId, seq, at, state, attempts } = delivery;
  const [last] = attempts;
  return (
    <li className="webhooks-delivery">
      <div className="webhooks-delivery-head">
        <b>{eventType}</b>
        <Mono muted>{formatDateTime(at)}</Mono>
      </div>
      <Mono muted>{seq === null ? eventId : `${eventId} #${seq}`}</Mono>
      <Mark tone={TONES[state]} words={deliveryWords(delivery)} />
      {last?.problem ? <span className="webhooks-muted">{last.problem}</span> : null}
      {attempts.length > 1 ? (
        <details>
          <summary>Attempts of {eventType}</summary>
          <ul>
            {attempts.map((attempt) => (
              <li key={attempt.at}>
                <Mono muted>{formatDateTime(attempt.at)}</Mono> {attemptWords(attempt)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {state === 'dead' && seq !== null && onResend ? (
        <div>
          <Button size="s" working={working} onClick={() => onResend(id)}>
            Resend
          </Button>
        </div>
      ) : null}
    </li>
  );
}

interface DeliveriesListProps {
  webhook: WebhookDto;
  state: WebhookDeliveryState | undefined;
  onState: (state: string) => void;
}

/** What was sent lately and how it went, what waits, and what was given up. */
export function DeliveriesList({ webhook, state, onState }: DeliveriesListProps) {
  const { id, dead, waiting, isEnabled } = webhook;
  const deliveries = useInfiniteQuery(webhookQueries.deliveries(id, state));
  const { resend, isPending } = useResend(id);
  const { error } = deliveries;
  return (
    <section aria-label="Deliveries" className="webhooks-deliveries">
      <div className="webhooks-delivery-head">
        <TabList
          id="webhook-deliveries"
          label="Deliveries"
          value={state ?? ''}
          onChange={onState}
          tabs={[
            { value: '', label: 'All' },
            { value: 'waiting', label: 'Waiting', count: waiting },
            { value: 'dead', label: 'Dead letters', count: dead },
          ]}
        />
        {dead > 0 && isEnabled ? (
          <Button size="s" working={isPending} onClick={() => resend()}>
            Resend All
          </Button>
        ) : null}
      </div>
      <div role="tabpanel" id="webhook-deliveries-panel" aria-label="Deliveries">
        <GrowingList
          pages={deliveries}
          of="deliveries"
          empty={{ title: EMPTY[state ?? 'all'] }}
          reason={reasonOf(error)}
          failure={error && statusOf(error) === 0 ? 'Needs a connection.' : undefined}
        >
          {(delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              onResend={isEnabled ? resend : null}
              working={isPending}
            />
          )}
        </GrowingList>
      </div>
    </section>
  );
}
