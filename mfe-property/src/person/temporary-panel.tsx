import type { ReceivedItemDto } from '@hand-receipt/contracts';
import { Box, CountBadge, formatDateTime, Link, Mono, Panel, Serial, StatusBadge } from '@hand-receipt/ui';
import { rowLink } from './row-link';
import { ShortList } from './short-list';

const row = {
  display: 'grid',
  gap: '0 12px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: '56px',
  padding: '4px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  ...rowLink,
} as const;

/** On a phone it lies over the hit area of the row. */
const secondLink = { position: 'relative', zIndex: '1', '&& a::after': { content: 'none' } } as const;

const isOverdue = (due: string | null): boolean => due !== null && new Date(due).getTime() < Date.now();

function TemporaryRow({ item }: { item: ReceivedItemDto }) {
  const {
    id,
    name,
    serial_number: serial,
    basis,
    signed_by: signedBy,
    due_at: due,
    handover_id: receipt,
  } = item;
  return (
    <Box as="li" css={row}>
      <Serial>{serial}</Serial>
      <span>{isOverdue(due) ? <StatusBadge status="overdue" /> : null}</span>
      <Link to={`/property-book/${id}`}>{name}</Link>
      <Box as="span" color="fg.muted">
        {due ? (
          <>
            Due <Mono>{formatDateTime(due)}</Mono>
          </>
        ) : null}
      </Box>
      <Box as="span" gridColumn="1 / -1" textStyle="caption" color="fg.muted">
        {basis === 'draw' ? 'Draw' : 'Temporary receipt'}
        {receipt ? (
          <Box as="span" css={secondLink}>
            {' '}
            <Link to={`/counter/receipts/${encodeURIComponent(receipt)}`}>{receipt}</Link>
          </Box>
        ) : null}
        {basis === 'draw' ? ', signed for by ' : ' from '}
        {signedBy?.name ?? 'the property book'}
      </Box>
    </Box>
  );
}

/** What the person is to bring back, what is due first at the head. */
export function TemporaryPanel({ items }: { items: readonly ReceivedItemDto[] }) {
  if (items.length === 0) return null;
  const title = 'Temporary receipts and draws';
  return (
    <Panel title={title} badge={<CountBadge count={items.length} />}>
      <ShortList
        entries={items}
        label={title}
        renderEntry={(item) => <TemporaryRow key={item.id} item={item} />}
      />
    </Panel>
  );
}
