import type { HandOverDto, TemporaryAct } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  counted,
  Flex,
  formatDate,
  formatRecentTime,
  Link,
  Mono,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import { ACT_WORDS, linesOut } from './change-words';

/** A receipt is announced so many days before it ends. */
const SOON_DAYS = 5;
const DAY_MS = 24 * 60 * 60_000;
const ACTS: readonly TemporaryAct[] = ['extend', 'convert'];

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '96px minmax(0, 1fr) 136px 176px auto' },
  gap: { base: '8px', md: '12px' },
  alignItems: 'center',
  paddingInline: '16px',
  paddingBlock: '10px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
} as const;

/** Midnights between now and a day. */
const daysUntil = (due: string, now: Date): number =>
  Math.round((new Date(due).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS);

/** State of a receipt of which something is out. */
function stateOf({ state, due_at: due, waiting_change: waiting }: HandOverDto): {
  status: string;
  label: string;
} {
  const now = new Date();
  if (state === 'disputed') return { status: 'Overdue', label: 'Disputed' };
  if (waiting) return { status: 'Pending', label: `Waits until ${formatRecentTime(waiting.waits_until)}` };
  if (due !== null && Date.parse(due) <= now.getTime()) return { status: 'Overdue', label: 'Overdue' };
  const days = due === null ? Infinity : daysUntil(due, now);
  if (days > SOON_DAYS) return { status: 'Scheduled', label: 'Out' };
  return { status: 'Pending', label: days === 0 ? 'Due today' : `Due in ${counted(days, 'day')}` };
}

const outWords = (receipt: HandOverDto): string => {
  const [out, all] = [linesOut(receipt).length, receipt.lines.length];
  return out === all ? counted(all, 'item') : `${out} of ${all} items out, the rest returned`;
};

interface ReceiptRowProps {
  receipt: HandOverDto;
  /** Left out for a person who does not operate the counter. */
  onChange?: (act: TemporaryAct, id: string) => void;
  online: boolean;
}

/** A temporary receipt: whose it is, what is out of it, when it is due, and what becomes of it. */
export function ReceiptRow({ receipt, onChange, online }: ReceiptRowProps) {
  const { id, recipient, due_at: due, purpose } = receipt;
  const serials = linesOut(receipt).map(({ item }) => item.serial_number);
  return (
    <Box as="li" css={row}>
      <Link to={`/counter/receipts/${id}`}>{id}</Link>
      <Box minWidth="0">
        <Text fontWeight="semibold">{recipient.name}</Text>
        <Text as="small" color="fg.muted" overflowWrap="anywhere">
          {[outWords(receipt), purpose].filter(Boolean).join(' · ')}
          {' · '}
          <Mono>{serials.join(', ')}</Mono>
        </Text>
      </Box>
      <Text>Due {due ? <Mono>{formatDate(due)}</Mono> : '–'}</Text>
      <Box>
        <StatusBadge {...stateOf(receipt)} />
      </Box>
      {onChange && receipt.may.extend ? (
        <Flex gap="2" wrap="wrap">
          {ACTS.map((act) => (
            <Button
              key={act}
              size="s"
              aria-label={`${ACT_WORDS[act]} ${id}`}
              disabled={!online}
              title={online ? undefined : 'Needs a connection.'}
              onClick={() => onChange(act, id)}
            >
              {ACT_WORDS[act]}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}
