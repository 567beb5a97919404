import type { SlotProps } from '@hand-receipt/contracts';
import {
  ArrowLeftRightIcon,
  Button,
  ButtonLink,
  EventWall,
  IconButton,
  IconLink,
  lateDialog,
  SendIcon,
} from '@hand-receipt/ui';
import { useState } from 'react';

const TransferRequestDialog = lateDialog(() => import('./transfer-request-dialog'));

/**
 * In the row of an item that I hold: offers it, or leads to the transfer that is open on it already. What is on its way
 * out of the book, missing or lost is not offered.
 */
export function RequestTransferAction({ item, compact }: SlotProps['property.rowActions']) {
  const [asking, setAsking] = useState(false);
  const name = `${item.name} ${item.serialNumber}`;
  const { openTransfer } = item;

  // The holder may offer it while the user types a request. The form stays, and the server says so when it is sent.
  if (openTransfer && !asking) {
    const label = `Offered to ${openTransfer.to}`;
    const to = `/transfers/${openTransfer.id}`;
    return compact ? (
      <IconLink size="s" to={to} label={`${label}, ${name}`} tooltip={label} icon={<ArrowLeftRightIcon />} />
    ) : (
      <ButtonLink to={to} icon={<ArrowLeftRightIcon />}>
        {label}
      </ButtonLink>
    );
  }
  const isGone = item.closing || item.missing || item.status === 'Lost';
  if (isGone && !asking) return null;
  const ask = () => setAsking(true);
  return (
    <>
      {compact ? (
        <IconButton
          size="s"
          label={`Request transfer, ${name}`}
          tooltip="Request transfer"
          icon={<SendIcon />}
          onClick={ask}
        />
      ) : (
        <Button variant="primary" icon={<SendIcon />} onClick={ask}>
          Request Transfer
        </Button>
      )}
      {asking && (
        <EventWall>
          <TransferRequestDialog item={item} onClose={() => setAsking(false)} />
        </EventWall>
      )}
    </>
  );
}
