import type { TransferDto } from '@hand-receipt/contracts';
import {
  Box,
  CountBadge,
  formatDate,
  formatDateTime,
  Link,
  Mono,
  Panel,
  Serial,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import { answerWords } from './person-words';
import { rowLink } from './row-link';
import { ShortList } from './short-list';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '8px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  ...rowLink,
} as const;

/** `To SPC Whitaker`, `Recalled by CPT Halloran`: the other party, from where the person stands. */
function partyWords(personId: string, { is_recall, from_user, to_user, from, to }: TransferDto): string {
  if (is_recall) return to_user.id === personId ? `Recalled from ${from}` : `Recalled by ${to}`;
  return from_user.id === personId ? `To ${to}` : `From ${from}`;
}

function TransferRow({ personId, transfer }: { personId: string; transfer: TransferDto }) {
  const answer = answerWords(transfer);
  const { id, property, request_date: since, due_on: due } = transfer;
  return (
    <Box as="li" css={row}>
      <div>
        <Link to={`/transfers/${id}`}>{property.name}</Link> <Serial>{property.serial_number}</Serial>
        <Text textStyle="table" color="fg.muted">
          {partyWords(personId, transfer)}, <Mono>{formatDateTime(since)}</Mono>
          {due ? `, due ${formatDate(due)}` : ''}
        </Text>
        {answer ? <Text textStyle="table">{answer}</Text> : null}
      </div>
      <StatusBadge status="pending" />
    </Box>
  );
}

/** Open offers and recalls from and to a person, with the holder's answers. */
export function OpenTransfers({
  personId,
  transfers,
}: {
  personId: string;
  transfers: readonly TransferDto[];
}) {
  if (transfers.length === 0) return null;
  return (
    <Panel title="Open offers and recalls" badge={<CountBadge count={transfers.length} />}>
      <ShortList
        entries={transfers}
        label="Open offers and recalls"
        renderEntry={(transfer) => <TransferRow key={transfer.id} personId={personId} transfer={transfer} />}
      />
    </Panel>
  );
}
