import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { Box, formatLedgerTime, Grid, Label, Mono, Text } from '@hand-receipt/ui';
import { Fragment } from 'react';
import { orNotGiven, reasonOf } from './correction-columns';
import { NotProved } from '../proofs/not-proved';
import { EventLink } from './event-link';

/** One correction on a phone: the reason first, then what it corrects. */
export function CorrectionCard({ correction }: { correction: CorrectionEventDto }) {
  const head = (
    <>
      <Text fontWeight="600">{reasonOf(correction)}</Text>
      <NotProved seq={correction.ledgerSequenceNumber} />
    </>
  );
  if (correction.damaged) return head;
  const facts = [
    ['Event ID', <EventLink key="event" eventId={correction.eventId} ownLine />],
    ['Original Event ID', <EventLink key="original" eventId={correction.originalEventId} ownLine />],
    ['Original Event Type', orNotGiven(correction.originalEventType)],
    ['Timestamp', <Mono key="time">{formatLedgerTime(correction.correctionTimestamp)}</Mono>],
    ['Corrected By User', <Mono key="user">{orNotGiven(correction.correctingUserId)}</Mono>],
    ['Ledger Transaction ID', <Mono key="tx">{orNotGiven(correction.ledgerTransactionId)}</Mono>],
    ['Ledger Sequence Number', <Mono key="seq">{orNotGiven(correction.ledgerSequenceNumber)}</Mono>],
  ] as const;
  return (
    <Box paddingRight="4">
      {head}
      <Grid
        as="dl"
        marginTop="2"
        templateColumns="auto 1fr"
        columnGap="3"
        alignItems="center"
        textStyle="table"
      >
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <Label as="dt">{name}</Label>
            <Box as="dd" overflowWrap="anywhere">
              {value}
            </Box>
          </Fragment>
        ))}
      </Grid>
    </Box>
  );
}
