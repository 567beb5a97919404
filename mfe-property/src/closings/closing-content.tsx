import type { ClosingDto, ClosingLineDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import {
  Box,
  Button,
  FormCell,
  FormStrip,
  formatDate,
  formatDateTime,
  Link,
  Mono,
  Serial,
  Stack,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import { itemCount } from '../items/item-count';
import { KIND_WORDS, receiverOf, STATE_WORDS } from './closing-words';

const lineStyles = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  maxHeight: '40vh',
  overflowY: 'auto',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '8px 12px',
    alignItems: 'center',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
} as const;

interface LineProps {
  line: ClosingLineDto;
  /** Offered where the reader's unit received it. */
  onEnter?: (line: ClosingLineDto) => void;
}

const holderWords = (holder: string | null): string =>
  holder ? `Held by ${holder}` : 'Signed for by nobody';

/** Who held the item when the closing was prepared, and who does now. */
function heldWords({ holder, holder_now: now }: ClosingLineDto): string {
  if (now === undefined) return holderWords(holder);
  const present = now ? `held by ${now}` : 'signed for by nobody';
  return `${holderWords(holder)} when it was prepared, now ${present}`;
}

function Line({ line, onEnter }: LineProps) {
  const { item, nsn, shortages, visible, entered } = line;
  return (
    <li>
      <span>
        <Serial>{item.serial_number}</Serial>{' '}
        {visible ? (
          <Link to={`/property-book/${item.id}`} ownLine>
            {item.name}
          </Link>
        ) : (
          <b>{item.name}</b>
        )}
        <Text color="fg.muted" textStyle="caption">
          {nsn && (
            <>
              <Mono>{nsn}</Mono>
              {', '}
            </>
          )}
          {heldWords(line)}
        </Text>
        {shortages.length > 0 && (
          <Text color="fg.muted" textStyle="caption">
            Short: {shortages.join(', ')}
          </Text>
        )}
      </span>
      {entered ? (
        <StatusBadge status="approved" label="Entered in a book again" />
      ) : (
        onEnter && (
          <Button
            size="s"
            aria-label={`Enter ${item.serial_number} in our book`}
            onClick={() => onEnter(line)}
          >
            Enter in our book
          </Button>
        )
      )}
    </li>
  );
}

interface Named {
  id: string;
  name: string;
}

/** Who signed it or ended it, or who is to sign. */
function Decision({ closing, nameOf }: { closing: ClosingDto; nameOf: (person: Named) => string }) {
  const { state, signed_by: signer, ended_by: ender, may } = closing;
  if (ender) {
    return (
      <FormCell
        caption={`${STATE_WORDS[state].label} by`}
        hint={formatDateTime(closing.ended_at)}
        aside={<StatusBadge {...STATE_WORDS[state]} />}
      >
        {nameOf(ender)}
      </FormCell>
    );
  }
  if (signer) {
    return (
      <FormCell
        caption="Signed by"
        hint={formatDateTime(closing.signed_at)}
        aside={<StatusBadge status="approved" label="Signed" />}
      >
        {nameOf(signer)}
      </FormCell>
    );
  }
  return (
    <FormCell
      caption="Signs next"
      aside={<StatusBadge status="pending" label={may.sign ? 'Waits for you' : 'Waits'} />}
    >
      A Commander who did not prepare it
    </FormCell>
  );
}

/** When the items left, and who received them by the signed copy. */
function LeftHint({ closing: { completed_at: left, copy } }: { closing: ClosingDto }) {
  const { receivedByName: receiver, receivedOn: day } = copy ?? {};
  return (
    <>
      {left && <div>{formatDateTime(left)}</div>}
      {receiver && <div>{`Received by ${receiver}${day ? `, ${formatDate(day)}` : ''}`}</div>}
    </>
  );
}

/** Who prepared and signed it, and what lets the items leave. */
function Parties({ closing }: { closing: ClosingDto }) {
  const me = useCurrentUser();
  const { prepared_by: preparer, copy, kind } = closing;
  const nameOf = ({ id, name }: Named) => (id === me.id ? `${name}, you` : name);
  const copyWords = kind === 'book-error' ? 'On the signature' : 'On the signed copy';
  return (
    <FormStrip columns={3} phoneColumns={1}>
      <FormCell
        caption="Prepared by"
        hint={formatDateTime(closing.created_at)}
        aside={<StatusBadge status="approved" label="Signed" />}
      >
        {nameOf(preparer)}
      </FormCell>
      <Decision closing={closing} nameOf={nameOf} />
      <FormCell caption="Leave the book" hint={<LeftHint closing={closing} />}>
        {copy ? (
          <Link href={copy.address} target="_blank" ownLine>
            {`Signed copy of ${formatDate(copy.at)}`}
          </Link>
        ) : (
          copyWords
        )}
      </FormCell>
    </FormStrip>
  );
}

interface ClosingContentProps {
  closing: ClosingDto;
  onEnter?: (line: ClosingLineDto) => void;
}

/** The paper as its signer reads it: document, receiver, every item, and who signs. A sheet opens at its top. */
export function ClosingContent({ closing, onEnter }: ClosingContentProps) {
  const { condition_code: condition, reason, ended_reason: endedReason } = closing;
  const receiver = receiverOf(closing);
  return (
    <Stack gap="4" tabIndex={-1} data-autofocus outline="none">
      <FormStrip numbering="letters" columns={2} phoneColumns={1}>
        <FormCell caption="Kind">{KIND_WORDS[closing.kind]}</FormCell>
        <FormCell caption="Document number">
          <Mono>{closing.document_number}</Mono>
        </FormCell>
        <FormCell caption="From">{closing.unit.name}</FormCell>
        <FormCell caption="To">{receiver ?? 'Nobody'}</FormCell>
        {condition && <FormCell caption="Condition code">{condition}</FormCell>}
        {reason && (
          <FormCell caption="Reason" span={2} phoneSpan={1}>
            <Box overflowWrap="anywhere" whiteSpace="pre-wrap">
              {reason}
            </Box>
          </FormCell>
        )}
        {endedReason && (
          <FormCell caption={`${STATE_WORDS[closing.state].label} because`} span={2} phoneSpan={1}>
            <Box overflowWrap="anywhere" whiteSpace="pre-wrap">
              {endedReason}
            </Box>
          </FormCell>
        )}
      </FormStrip>
      <Box as="ul" css={lineStyles} aria-label={`Items, ${itemCount(closing.items)}`}>
        {closing.lines.map((line) => (
          <Line key={line.item.id} line={line} onEnter={onEnter && line.visible ? onEnter : undefined} />
        ))}
      </Box>
      <Parties closing={closing} />
    </Stack>
  );
}
