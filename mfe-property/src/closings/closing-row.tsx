import type { ClosingDto } from '@hand-receipt/contracts';
import { Link, useLocation } from '@hand-receipt/platform';
import { Box, formatDateTime, Mono, Serial, StatusBadge, Text } from '@hand-receipt/ui';
import { itemCount } from '../items/item-count';
import { closingTitle, receiverOf, STATE_WORDS } from './closing-words';

const styles = {
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  '& > a': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '100px minmax(0, 1fr) 310px 130px' },
    gap: { base: '4px 12px', md: '16px' },
    alignItems: 'start',
    padding: '12px 16px',
    minHeight: '52px',
    textStyle: { base: 'body', md: 'table' },
  },
  '& > a:hover': { bg: 'bg.subtle' },
  '& > a:focus-visible': { outlineOffset: '-2px' },
  '& [data-part=items], & [data-part=who]': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& [data-part=items]': { display: 'grid', gap: '2px', order: { base: '1', md: '0' } },
  '& [data-part=who]': { order: { base: '2', md: '0' } },
} as const;

/** Who had it last in hand, and when. */
function lastAct(closing: ClosingDto): string {
  const { state, prepared_by: preparer, signed_by: signer, ended_by: ender } = closing;
  if (ender) return `${STATE_WORDS[state].label} by ${ender.name}, ${formatDateTime(closing.ended_at)}`;
  if (closing.completed_at) return `Left the book ${formatDateTime(closing.completed_at)}`;
  if (signer) return `Signed by ${signer.name}, ${formatDateTime(closing.signed_at)}`;
  return `Prepared by ${preparer.name}, ${formatDateTime(closing.created_at)}`;
}

/** One closing in a list: its document, its items with whole serial numbers, who and when. */
export function ClosingRow({ closing }: { closing: ClosingDto }) {
  const { search } = useLocation();
  const { id, items, lines, may, state } = closing;
  const { label, status } = STATE_WORDS[state];
  const more = items - lines.length;
  return (
    <Box as="li" css={styles}>
      <Link to={{ pathname: `/closings/${id}`, search }}>
        <Mono>{id}</Mono>
        <span data-part="items">
          <span>
            <b>{closingTitle(closing)}</b>
            {receiverOf(closing) && <Text as="span" color="fg.muted">{` to ${receiverOf(closing)}`}</Text>}
          </span>
          {lines.map(({ item }) => (
            <span key={item.id}>
              {item.name} <Serial>{item.serial_number}</Serial>
            </span>
          ))}
          {more > 0 && (
            <Text as="span" color="fg.muted">
              and {itemCount(more)} more
            </Text>
          )}
        </span>
        <Text as="span" data-part="who" color="fg.muted">
          {lastAct(closing)}
        </Text>
        <StatusBadge status={status} label={may.sign ? 'Waits for you' : label} />
      </Link>
    </Box>
  );
}
