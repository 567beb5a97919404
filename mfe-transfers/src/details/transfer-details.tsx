import type { Transfer, UserDto } from '@hand-receipt/contracts';
import { Slot, useCurrentUser } from '@hand-receipt/platform';
import { Box, Button, CheckIcon, Drawer, Heading } from '@hand-receipt/ui';
import { useRef } from 'react';
import { DeviceRecord } from '../local-ledger/device-record';
import type { Consenting } from '../sign-over/consent-buttons';
import type { Deciding } from '../transfers/decision-buttons';
import { OfferAgain } from '../offer-again/offer-again';
import { SignedFor } from '../sheet/signed-for';
import {
  isRecipient,
  isSender,
  mayAnswerRecall,
  mayCancel,
  mayConsent,
  mayDecide,
  mayDecline,
} from '../transfers/parties';
import { PrintButton } from './print-button';
import { isLedgerEligible } from './resolution';
import { TransferStrip } from './transfer-strip';

interface TransferDetailsProps {
  transfer: Transfer;
  onClose: () => void;
  onDecide: (deciding: Deciding) => void;
  onCancelRequest: (transfer: Transfer) => void;
  onAnswerRecall: (transfer: Transfer) => void;
  onConsent: (consenting: Consenting) => void;
  /** Where a request of several items is open. */
  requestPath: (requestId: string) => string;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** What the person above the giver of a sign-over may do. */
function ConsentActs({ transfer, onConsent }: Pick<TransferDetailsProps, 'transfer' | 'onConsent'>) {
  return (
    <>
      <Button onClick={() => onConsent({ transfer, agree: false })}>Say No</Button>
      <Button variant="primary" icon={<CheckIcon />} onClick={() => onConsent({ transfer, agree: true })}>
        Agree
      </Button>
    </>
  );
}

/** The parties of a pending transfer read what is handed over, and so does who must agree. */
const takesPart = (transfer: Transfer, me: UserDto): boolean =>
  transfer.status === 'pending' &&
  (isRecipient(transfer, me) || isSender(transfer, me) || mayConsent(transfer, me));

/** One transfer in full, with what its reader may do about it (XFER-32 to XFER-37). */
export default function TransferDetails(props: TransferDetailsProps) {
  const { transfer, onClose, onDecide, onCancelRequest, requestPath, onPrevious, onNext } = props;
  const me = useCurrentUser();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      open
      ownAddress
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      initialFocus={close}
      caption="Transfer details"
      title={transfer.name}
      serial={transfer.serialNumber || undefined}
      headerActions={<PrintButton transfer={transfer} />}
      footer={
        <>
          {mayDecide(transfer, me) && (
            <>
              {mayDecline(transfer, me) && (
                <Button onClick={() => onDecide({ transfer, decision: 'reject' })}>Reject</Button>
              )}
              <Button
                variant="primary"
                icon={<CheckIcon />}
                onClick={() => onDecide({ transfer, decision: 'approve' })}
              >
                Approve
              </Button>
            </>
          )}
          {mayConsent(transfer, me) && <ConsentActs transfer={transfer} onConsent={props.onConsent} />}
          {mayAnswerRecall(transfer, me) && (
            <Button variant="primary" onClick={() => props.onAnswerRecall(transfer)}>
              Answer Recall
            </Button>
          )}
          {mayCancel(transfer, me) && (
            <Button onClick={() => onCancelRequest(transfer)}>Cancel Request</Button>
          )}
          <Button ref={close} variant="ghost" onClick={onClose} style={{ marginInlineStart: 'auto' }}>
            Close
          </Button>
        </>
      }
    >
      <TransferStrip transfer={transfer} requestPath={requestPath} />
      <Box mt="4" _empty={{ display: 'none' }}>
        <OfferAgain transfer={transfer} />
      </Box>
      {takesPart(transfer, me) && (
        <Box mt="6">
          <SignedFor
            transfer={transfer}
            title={isRecipient(transfer, me) ? 'What you sign for' : 'What is handed over'}
          />
        </Box>
      )}
      {isLedgerEligible(transfer) && (
        <Box as="section" mt="6" aria-labelledby="transfer-ledger">
          <Heading as="h3" id="transfer-ledger" textStyle="h2" mb="3">
            Secure Ledger History
          </Heading>
          <Slot
            name="item.ledger"
            with={{
              itemId: transfer.propertyId,
              serialNumber: transfer.serialNumber,
              transferId: transfer.id,
            }}
          />
          <DeviceRecord transfer={transfer} />
        </Box>
      )}
    </Drawer>
  );
}
