import {
  isRecordedLate,
  type LogEntryDto,
  type LogKeysDto,
  type LogLineDto,
  SIGNATURE_METHOD_WORDS,
} from '@hand-receipt/contracts';
import {
  Box,
  formatDateTime,
  Link,
  Mono,
  PlainTable,
  Serial,
  StatusBadge,
  Text,
  useIsPhone,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { MODE_WORDS } from '../desk/list';
import { methodTitle } from '../method-words';

const keyOf = (line: LogLineDto): string =>
  line.kind === 'keys' ? line.inventory_id : `${line.handover_id} ${line.item.id}`;

const keysWords = ({ person, at }: LogKeysDto): string => `Keys to ${person.name}, ${formatDateTime(at)}`;

const toCount = (inventoryId: string): string =>
  `/sensitive-items?inventory=${encodeURIComponent(inventoryId)}`;

/** When something was done and, where it was entered later, when that was. */
function ActTime({ at, recorded }: { at: string; recorded: string | null }) {
  return (
    <>
      <Mono>{formatDateTime(at)}</Mono>
      {isRecordedLate(at, recorded) ? (
        <>
          , recorded <Mono>{formatDateTime(recorded)}</Mono>
        </>
      ) : null}
    </>
  );
}

/** A receipt, and whether it is disputed now. */
function Receipt({ id, state }: { id: string; state: LogEntryDto['state'] | null }) {
  return (
    <>
      <Link to={`/counter/receipts/${id}`}>{id}</Link>
      {state === 'disputed' ? (
        <>
          {' '}
          <StatusBadge status="Overdue" label="Disputed" />
        </>
      ) : null}
    </>
  );
}

/** Receipts of what went out and, where it is disputed, of what came back. */
function Receipts({ entry }: { entry: LogEntryDto }) {
  const { handover_id: id, state, return_id: back, in_state: backState } = entry;
  return (
    <>
      <Receipt id={id} state={state} />
      {back && backState === 'disputed' ? (
        <>
          {', '}
          <Receipt id={back} state={backState} />
        </>
      ) : null}
    </>
  );
}

/** The lines of the issue log, as a list on phones. */
export function LogLines({ lines }: { lines: readonly LogLineDto[] }) {
  const isPhone = useIsPhone();
  if (!isPhone) return <LogTable lines={lines} />;
  return (
    <Box as="ul">
      {lines.map((line) => (
        <Box as="li" key={keyOf(line)} px="4" py="3" borderTopWidth="1px" borderColor="border.subtle">
          {line.kind === 'keys' ? <KeysFacts line={line} /> : <EntryFacts entry={line} />}
        </Box>
      ))}
    </Box>
  );
}

function KeysFacts({ line }: { line: LogKeysDto }) {
  return (
    <>
      <Text fontWeight="semibold">{keysWords(line)}</Text>
      <Text as="small" color="fg.muted">
        {methodTitle(line.method)}, room count{' '}
        <Link to={toCount(line.inventory_id)}>{line.inventory_id}</Link> ended by {line.closed_by.name}
      </Text>
    </>
  );
}

/** How and by whom it was handed over: the mode, the method of the signature, the operator and the card. */
const signedWords = ({ mode, method, operator, card_number: card }: LogEntryDto): string =>
  `${MODE_WORDS[mode]}, ${SIGNATURE_METHOD_WORDS[method]}, operator ${operator.name}${card ? `, card ${card}` : ''}`;

function EntryFacts({ entry }: { entry: LogEntryDto }) {
  const { item, person, reason, due_at: due, in_at: back, in_by: backBy, left_at: left } = entry;
  return (
    <>
      <Serial>{item.serial_number}</Serial>
      <Text fontWeight="semibold">
        {item.name}, {person.name}
      </Text>
      {reason ? <Text>Reason: {reason}</Text> : null}
      <Text as="small" color="fg.muted" display="block">
        {signedWords(entry)}
      </Text>
      <Text as="small" color="fg.muted" display="block">
        Out <ActTime at={entry.out_at} recorded={entry.recorded_at} />
        {due ? (
          <>
            , due <Mono>{formatDateTime(due)}</Mono>
          </>
        ) : null}
      </Text>
      <Text as="small" color="fg.muted" display="block">
        {back ? (
          <>
            In <ActTime at={back} recorded={entry.in_recorded_at} />
            {backBy ? ` by ${backBy.name}` : ''}
          </>
        ) : left ? (
          <>
            Left the book <Mono>{formatDateTime(left)}</Mono>
          </>
        ) : (
          'Not back'
        )}{' '}
        · <Receipts entry={entry} />
      </Text>
    </>
  );
}

function LogTable({ lines }: { lines: readonly LogLineDto[] }) {
  return (
    <PlainTable label="Issue log">
      <thead>
        <tr>
          <th scope="col">Serial number</th>
          <th scope="col">Item</th>
          <th scope="col">Person</th>
          <th scope="col">Signed</th>
          <th scope="col">Out</th>
          <th scope="col">Due</th>
          <th scope="col">In</th>
          <th scope="col">Receipt</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) =>
          line.kind === 'keys' ? (
            <KeysRow key={keyOf(line)} line={line} />
          ) : (
            <EntryRow key={keyOf(line)} entry={line} />
          ),
        )}
      </tbody>
    </PlainTable>
  );
}

/** The second line of a cell. */
const Aside = ({ children }: { children: ReactNode }) => (
  <Text as="small" display="block" textStyle="caption" color="fg.muted">
    {children}
  </Text>
);

function KeysRow({ line }: { line: LogKeysDto }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {keysWords(line)}
      </th>
      <td>
        {methodTitle(line.method)}
        <Aside>Ended by {line.closed_by.name}</Aside>
      </td>
      <td colSpan={3}>Room count</td>
      <td>
        <Link to={toCount(line.inventory_id)}>{line.inventory_id}</Link>
      </td>
    </tr>
  );
}

/** When it came back and who took it, or that it left the book; else that it is out. */
function InTime({ entry }: { entry: LogEntryDto }) {
  const { in_at: back, in_recorded_at: recorded, in_by: by, left_at: left } = entry;
  if (back) {
    return (
      <>
        <ActTime at={back} recorded={recorded} />
        {by ? <Aside>by {by.name}</Aside> : null}
      </>
    );
  }
  if (!left) return <StatusBadge status="Scheduled" label="Out" />;
  return (
    <>
      Left the book <Mono>{formatDateTime(left)}</Mono>
    </>
  );
}

function EntryRow({ entry }: { entry: LogEntryDto }) {
  const { item, card_number: card, person, reason, method, mode, operator, due_at: due } = entry;
  return (
    <tr>
      <th scope="row">
        <Serial>{item.serial_number}</Serial>
      </th>
      <Box as="td" minWidth="160px" overflowWrap="anywhere">
        {item.name}
        {card ? <Aside>Card {card}</Aside> : null}
        {reason ? <Aside>Reason: {reason}</Aside> : null}
      </Box>
      <Box as="td" whiteSpace="nowrap">
        <b>{person.name}</b>
      </Box>
      <td>
        {methodTitle(method)}, {MODE_WORDS[mode].toLowerCase()}
        <Aside>Operator {operator.name}</Aside>
      </td>
      <td>
        <ActTime at={entry.out_at} recorded={entry.recorded_at} />
      </td>
      <td>{due ? <Mono>{formatDateTime(due)}</Mono> : '–'}</td>
      <td>
        <InTime entry={entry} />
      </td>
      <Box as="td" whiteSpace="nowrap">
        <Receipts entry={entry} />
      </Box>
    </tr>
  );
}
