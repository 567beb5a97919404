import type { CounterDto, HandOverDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import {
  Box,
  counted,
  formatDate,
  GrowingList,
  Link,
  Mono,
  Panel,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '110px minmax(0, 1fr) 140px 120px' },
  gap: '12px',
  alignItems: 'center',
  paddingInline: '16px',
  paddingBlock: '10px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
} as const;

/** Temporary hand receipts of which something is still out, the soonest due first. */
export default function TemporaryTab({ counter }: { counter: CounterDto }) {
  const pages = useInfiniteQuery(
    counterQueries.handovers({ counter: counter.id, mode: 'temporary', open: true }),
  );
  return (
    <Panel title="Temporary hand receipts">
      <GrowingList
        pages={pages}
        of="receipts"
        empty={{
          title: 'No temporary receipt is open',
          hint: 'Items that are lent until a due date stand here.',
        }}
      >
        {(receipt) => <ReceiptRow key={receipt.id} receipt={receipt} />}
      </GrowingList>
    </Panel>
  );
}

function ReceiptRow({ receipt }: { receipt: HandOverDto }) {
  const { id, recipient, lines, due_at: due, purpose } = receipt;
  const out = lines.filter(({ returned_at: returned }) => returned === null);
  const overdue = due !== null && Date.parse(due) < Date.now();
  return (
    <Box as="li" css={row}>
      <Link to={`/counter/receipts/${id}`}>{id}</Link>
      <Box minWidth="0">
        <Text fontWeight="semibold">{recipient.name}</Text>
        <Text as="small" color="fg.muted">
          {counted(out.length, 'item')} of {lines.length} out
          {purpose ? ` · ${purpose}` : ''}
        </Text>
      </Box>
      <Text>Due {due ? <Mono>{formatDate(due)}</Mono> : '–'}</Text>
      {overdue ? <StatusBadge status="Overdue" /> : <StatusBadge status="Scheduled" label="Out" />}
    </Box>
  );
}
