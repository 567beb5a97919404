import type { WebhooksDto } from '@hand-receipt/contracts';
import { webhookQueries } from '@hand-receipt/data';
import { statusOf, useQuery } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  Button,
  counted,
  EmptyState,
  ErrorState,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
  PlusIcon,
  useIsPhone,
} from '@hand-receipt/ui';
import { useCallback, useState } from 'react';
import { Late, latePart } from '../../app/late';
import { RemoteBoundary } from '../../remotes/remote-boundary';
import { useWebhookView } from './use-webhook-view';
import { WebhookDrawer } from './webhook-drawer';
import './webhooks.css';
import { WebhooksTable } from './webhooks-table';

/** Forms are fetched when the first of them is opened. */
const dialogs = latePart(() => import(/* webpackChunkName: "app-webhook-dialogs" */ './webhook-dialogs'));

function Failing({ webhooks }: WebhooksDto) {
  const failing = webhooks.filter(({ isEnabled, failingSince }) => isEnabled && failingSince);
  const dead = webhooks.reduce((sum, webhook) => sum + webhook.dead, 0);
  if (failing.length + dead === 0) return null;
  const names = failing.map(({ name }) => name).join(', ');
  return (
    <Alert tone="danger" title={failing.length > 0 ? `Failing: ${names}` : counted(dead, 'dead letter')}>
      <p>
        {failing.length > 0 ? 'Check the program and its address. Events wait for it. ' : ''}
        {dead > 0 ? 'Open the webhook to resend its dead letters.' : ''}
      </p>
    </Alert>
  );
}

function Webhooks({ data }: { data: WebhooksDto }) {
  const view = useWebhookView();
  const [secret, setSecret] = useState('');
  const { act, of, openDetails, ask } = view;
  const open = data.webhooks.find(({ id }) => id === view.details);
  const asked = data.webhooks.find(({ id }) => id === of) ?? null;
  const onOpen = useCallback(({ id }: { id: string }) => openDetails(id), [openDetails]);
  return (
    <div className="webhooks-body">
      {open ? (
        <WebhookDrawer
          webhook={open}
          state={view.deliveries || undefined}
          onState={view.showDeliveries}
          onAsk={ask}
          onClose={view.closeDetails}
        />
      ) : null}
      {act || secret ? (
        <RemoteBoundary title="The form" kind="card">
          <Late
            part={dialogs}
            waiting={null}
            with={{
              act: act || null,
              webhook: asked,
              maySendAll: data.maySendAll,
              secret,
              onSecret: setSecret,
              onRemoved: view.closeAll,
              onClose: view.closeAct,
            }}
          />
        </RemoteBoundary>
      ) : null}
      <Failing {...data} />
      <WebhooksTable webhooks={data.webhooks} onOpen={onOpen} onCreate={() => ask('create')} />
    </div>
  );
}

/** Why there are no webhooks to see. */
function NotShown({ error, query }: { error: Error; query: Pick<WebhooksQuery, 'refetch' | 'isFetching'> }) {
  const status = statusOf(error);
  if (status === 403) return <EmptyState title={error.message} />;
  return (
    <ErrorState
      title={status === 0 ? 'Needs a connection.' : 'Failed to load webhooks'}
      message={error.message}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

const useWebhooks = () => useQuery(webhookQueries.all());
type WebhooksQuery = ReturnType<typeof useWebhooks>;

/** Programs that are sent events of the ledger. For an Admin. */
export default function WebhooksPage() {
  const query = useWebhooks();
  const { data, error, isPending } = query;
  const { ask } = useWebhookView();
  const isPhone = useIsPhone();
  const create = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => ask('create')}>
      New Webhook
    </Button>
  );
  const isListed = data && data.webhooks.length > 0;
  return (
    <PageBody>
      <PageHeader
        title="Webhooks"
        caption="Administration"
        description="Programs that get events of the ledger as they happen. Each delivery is signed, tried again for a day, and in order for each item."
        actions={isListed ? create : null}
        phoneAction={null}
      />
      {isPhone && isListed ? <Box marginBottom="4">{create}</Box> : null}
      {isPending ? (
        <Panel>
          <LoadingRows rows={5} text="Loading webhooks..." />
        </Panel>
      ) : null}
      {error && !data ? <NotShown error={error} query={query} /> : null}
      {data ? <Webhooks data={data} /> : null}
    </PageBody>
  );
}
