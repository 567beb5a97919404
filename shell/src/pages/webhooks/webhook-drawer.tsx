import type { WebhookDeliveryState, WebhookDto } from '@hand-receipt/contracts';
import { webhookMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import {
  Alert,
  Button,
  Drawer,
  FormCell,
  FormStrip,
  formatDateTime,
  SendIcon,
  toast,
} from '@hand-receipt/ui';
import { tellFailure } from '../sections/tell-failure';
import { DeliveriesList } from './deliveries-list';
import type { AskWebhookAct } from './use-webhook-view';
import { WebhookState } from './webhook-parts';
import { attemptWords, unitWords } from './webhook-words';

function Facts({ webhook }: { webhook: WebhookDto }) {
  const { url, eventTypes, createdBy, createdAt } = webhook;
  return (
    <FormStrip columns={2} phoneColumns={1}>
      <FormCell caption="Address" span={2} mono>
        {url}
      </FormCell>
      <FormCell caption="Events of">{unitWords(webhook)}</FormCell>
      <FormCell caption="State">
        <WebhookState webhook={webhook} />
      </FormCell>
      <FormCell caption="Event types" span={2}>
        {eventTypes === null ? 'All' : eventTypes.join(', ')}
      </FormCell>
      <FormCell caption="Created" span={2}>
        {formatDateTime(createdAt)} by {createdBy}
      </FormCell>
    </FormStrip>
  );
}

function TestButton({ webhook: { id } }: { webhook: WebhookDto }) {
  const { mutate, isPending } = useMutation(webhookMutations.test);
  const test = () =>
    mutate(id, {
      onSuccess: ({ state, attempts: [attempt] }) =>
        toast({
          tone: state === 'delivered' ? 'success' : 'danger',
          title: state === 'delivered' ? 'The test was delivered' : 'The test was not delivered',
          description: attempt && attemptWords(attempt),
        }),
      onError: (error) => tellFailure(error, 'No test was sent'),
    });
  return (
    <Button icon={<SendIcon />} working={isPending} onClick={test}>
      Send a Test
    </Button>
  );
}

interface WebhookDrawerProps {
  webhook: WebhookDto;
  state: WebhookDeliveryState | undefined;
  onState: (state: string) => void;
  onAsk: AskWebhookAct;
  onClose: () => void;
}

/** All that is known of one webhook, and its deliveries. */
export function WebhookDrawer({ webhook, state, onState, onAsk, onClose }: WebhookDrawerProps) {
  const { id, name, isEnabled, failingSince, lastProblem } = webhook;
  return (
    <Drawer open onClose={onClose} title={name} caption={id}>
      <div className="webhooks-details">
        {isEnabled && failingSince ? (
          <Alert tone="danger" announce={false} title={`Failing since ${formatDateTime(failingSince)}`}>
            <p>{lastProblem} It is tried again for a day. Events wait and keep their order.</p>
          </Alert>
        ) : null}
        {isEnabled ? null : (
          <Alert tone="warning" announce={false} title="Switched off">
            <p>Events that happen now are not sent, also not later.</p>
          </Alert>
        )}
        <Facts webhook={webhook} />
        <div className="webhooks-acts">
          <TestButton webhook={webhook} />
          <Button onClick={() => onAsk('edit', id)}>Edit</Button>
          <Button onClick={() => onAsk('secret', id)}>New Secret</Button>
          <Button onClick={() => onAsk('remove', id)}>Remove</Button>
        </div>
        <DeliveriesList webhook={webhook} state={state} onState={onState} />
      </div>
    </Drawer>
  );
}
