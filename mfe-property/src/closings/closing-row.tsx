import type { ClosingDto } from '@hand-receipt/contracts';
import { useLocation } from '@hand-receipt/platform';
import { formatDateTime, Mono, RecordRow, Serial, StatusBadge, Text } from '@hand-receipt/ui';
import { itemCount } from '../items/item-count';
import { closingTitle, receiverOf, STATE_WORDS } from './closing-words';

/** Who had it last in hand, and when. */
function lastAct(closing: ClosingDto): [words: string, at: string | null] {
  const { state, prepared_by: preparer, signed_by: signer, ended_by: ender } = closing;
  if (ender) return [`${STATE_WORDS[state].label} by ${ender.name},`, closing.ended_at];
  if (closing.completed_at) return ['Left the book', closing.completed_at];
  if (signer) return [`Signed by ${signer.name},`, closing.signed_at];
  return [`Prepared by ${preparer.name},`, closing.created_at];
}

/** What the document is, and its items with whole serial numbers. */
function ClosingWords({ closing }: { closing: ClosingDto }) {
  const { items, lines } = closing;
  const more = items - lines.length;
  return (
    <>
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
    </>
  );
}

/** One closing in a list: its document, its items, who and when. */
export function ClosingRow({ closing }: { closing: ClosingDto }) {
  const { search } = useLocation();
  const { id, may, state } = closing;
  const { label, status } = STATE_WORDS[state];
  const [words, at] = lastAct(closing);
  return (
    <RecordRow
      id={id}
      to={{ pathname: `/closings/${id}`, search }}
      what={<ClosingWords closing={closing} />}
      when={
        <>
          {words} <Mono>{formatDateTime(at)}</Mono>
        </>
      }
      badge={<StatusBadge status={status} label={may.sign ? 'Waits for you' : label} />}
    />
  );
}
