import type { WebhookDto } from '@hand-receipt/contracts';
import { Box, Button, counted, EmptyState, Flex, formatCount, PlusIcon } from '@hand-receipt/ui';
import { type Column, DataTable, RowButtons } from '@hand-receipt/ui/table';
import { NameAndHost, WebhookState, WebhookSwitch } from './webhook-parts';
import { typeWords, unitWords } from './webhook-words';

const idOf = ({ id }: WebhookDto) => id;
const nameOf = ({ name }: WebhookDto) => name;

/** A figure that an Admin has to act on. */
const Dead = ({ dead }: Pick<WebhookDto, 'dead'>) =>
  dead > 0 ? <b className="webhooks-dead">{formatCount(dead)}</b> : <span>–</span>;

const COLUMNS: Column<WebhookDto>[] = [
  {
    id: 'name',
    header: 'Webhook',
    value: nameOf,
    cell: (webhook) => <NameAndHost webhook={webhook} />,
  },
  {
    id: 'events',
    header: 'Events',
    value: unitWords,
    cell: (webhook) => (
      <span className="webhooks-two-lines">
        <span>{unitWords(webhook)}</span>
        <span className="webhooks-muted">{typeWords(webhook)}</span>
      </span>
    ),
    wrap: 180,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ failingSince }) => failingSince,
    cell: (webhook) => <WebhookState webhook={webhook} />,
  },
  {
    id: 'waiting',
    header: 'Waiting',
    align: 'right',
    value: ({ waiting }) => waiting,
    cell: ({ waiting }) => (waiting > 0 ? formatCount(waiting) : '–'),
  },
  { id: 'dead', header: 'Dead letters', align: 'right', value: ({ dead }) => dead, cell: Dead },
  {
    id: 'on',
    header: 'On',
    align: 'right',
    value: ({ isEnabled }) => String(isEnabled),
    cell: (webhook) => (
      <RowButtons>
        <WebhookSwitch webhook={webhook} />
      </RowButtons>
    ),
  },
];

function WebhookCard({ webhook }: { webhook: WebhookDto }) {
  const { waiting, dead } = webhook;
  return (
    <Box className="webhooks-card">
      <Flex justify="space-between" gap="3" align="center">
        <NameAndHost webhook={webhook} />
        <WebhookSwitch webhook={webhook} />
      </Flex>
      <span className="webhooks-muted">
        {unitWords(webhook)} · {typeWords(webhook)}
      </span>
      <WebhookState webhook={webhook} />
      {waiting + dead > 0 ? (
        <span className="webhooks-muted">
          {counted(waiting, 'delivery', 'deliveries')} waiting · {counted(dead, 'dead letter')}
        </span>
      ) : null}
    </Box>
  );
}

interface WebhooksTableProps {
  webhooks: readonly WebhookDto[];
  onOpen: (webhook: WebhookDto) => void;
  onCreate: () => void;
}

/** A row for each webhook; it opens its details. */
export function WebhooksTable({ webhooks, onOpen, onCreate }: WebhooksTableProps) {
  return (
    <DataTable
      label="Webhooks"
      rows={webhooks}
      columns={COLUMNS}
      rowId={idOf}
      rowName={nameOf}
      density="actions"
      onOpen={onOpen}
      renderCard={(webhook) => <WebhookCard webhook={webhook} />}
      empty={
        <EmptyState
          title="No webhook yet"
          hint="A webhook sends events of the ledger to a program as they happen."
          action={
            <Button icon={<PlusIcon />} onClick={onCreate}>
              New Webhook
            </Button>
          }
        />
      }
    />
  );
}
