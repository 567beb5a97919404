import type { LedgerEventDto } from '@hand-receipt/contracts';
import { Box, Flex, formatLedgerTime, Label, Mono } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { damagedText } from '../events/damaged';
import { NOT_SHOWN, userIdOf } from '../events/event-details';
import { NotProved } from '../proofs/not-proved';
import { EventJson } from './event-json';
import { checkedRows, type HistoryViewProps } from './history-row';
import { RowFault } from './row-fault';
import { SpineNode } from './spine-node';

const listStyles = {
  '& > li': { position: 'relative', padding: '10px 16px 12px 48px' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '0',
    bottom: '-1px',
    left: '23px',
    borderLeft: '2px solid',
    borderColor: 'border.emphasized',
  },
  '& > li[data-check=suspect]::before, & > li[data-check=broken]::before': {
    borderLeftStyle: 'dashed',
    borderColor: 'danger.fg',
  },
  '& > li[data-check=broken]': { bg: 'danger.subtle' },
  '& pre': {
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: '400',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
} as const;

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex gap="2" align="baseline">
      <Label>{name}</Label>
      <Mono>{children}</Mono>
    </Flex>
  );
}

function Contents({ event }: { event: LedgerEventDto }) {
  return (
    <>
      <Mono>{formatLedgerTime(event.timestamp)}</Mono>
      <Field name="Event ID">{event.eventId}</Field>
      <Field name="User ID">{userIdOf(event)}</Field>
      <Field name="Item ID">{event.itemId ?? NOT_SHOWN}</Field>
      <EventJson event={event} />
    </>
  );
}

/** The same rows on a phone: one below the other, the spine at the left. */
export function HistoryList(props: HistoryViewProps) {
  return (
    <Box as="ol" aria-label="Ledger History" textStyle="table" css={listStyles}>
      {checkedRows(props).map(({ event, check }) => (
        <li key={event.seq} data-check={check.state}>
          <SpineNode state={check.state} />
          <Flex justify="space-between" gap="3">
            <b>{event.damaged ? damagedText(event.seq) : event.eventType}</b>
            <Mono muted>{event.seq}</Mono>
          </Flex>
          <RowFault check={check} />
          <NotProved seq={event.seq} />
          {event.damaged ? null : <Contents event={event} />}
        </li>
      ))}
    </Box>
  );
}
