import type { Transfer } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { FormCell, FormStrip, formatDate, formatDateTime, Link } from '@hand-receipt/ui';
import { answerText } from '../recall/recall-words';
import { signOverText, superiorName } from '../sign-over/sign-over-words';
import { itemCount } from '../request/answer-words';
import { isRecipient, isSender, partyName, standing, waitsForConsent } from '../transfers/parties';
import { TransferBadge } from '../transfers/transfer-badge';
import { resolutionOf } from './resolution';

interface TransferStripProps {
  transfer: Transfer;
  requestPath: (requestId: string) => string;
}

/** What a recall asks of whom. */
const recallText = ({ from, to, status }: Transfer) =>
  status === 'pending'
    ? `${to} asks for this item back. ${from} hands it over, and ${to} approves once it is in hand.`
    : `${to} asked for this item back.`;

/** What a recall asks, by when, and what the holder said. */
function RecallCells({ transfer }: { transfer: Transfer }) {
  return (
    <>
      <FormCell caption="Recall" span={2} phoneSpan={2}>
        {recallText(transfer)}
      </FormCell>
      {transfer.dueOn !== null && (
        <FormCell caption="Due" mono span={2} phoneSpan={2}>
          {formatDate(transfer.dueOn)}
        </FormCell>
      )}
      {transfer.recallAnswer !== null && (
        <FormCell
          caption={`Answer of ${transfer.from}`}
          hint={formatDateTime(transfer.recallAnswer.at)}
          span={2}
          phoneSpan={2}
        >
          {answerText(transfer)}
        </FormCell>
      )}
    </>
  );
}

/** What a sign-over does to the chain, and whether the person above the giver has agreed. */
function SignOverCells({ transfer }: { transfer: Transfer }) {
  const { superiorAgreedAt } = transfer;
  return (
    <>
      <FormCell caption="Sign-over" span={2} phoneSpan={2}>
        {signOverText(transfer)}
      </FormCell>
      {(superiorAgreedAt !== null || waitsForConsent(transfer)) && (
        <FormCell
          caption={`Consent of ${superiorName(transfer)}`}
          hint={superiorAgreedAt === null ? undefined : formatDateTime(superiorAgreedAt)}
          span={2}
          phoneSpan={2}
        >
          {superiorAgreedAt === null ? `Waits for ${superiorName(transfer)}` : 'Agreed'}
        </FormCell>
      )}
    </>
  );
}

/** Who hands over to whom, when, and how it ended, in ruled cells like the blocks of a hand receipt. */
export function TransferStrip({ transfer, requestPath }: TransferStripProps) {
  const me = useCurrentUser();
  const resolution = resolutionOf(transfer);
  const { rejectionReason, notes, supersededBy } = transfer;
  return (
    <FormStrip columns={2}>
      <FormCell caption="From" hint={standing(transfer.fromUser)}>
        {partyName(transfer.from, isSender(transfer, me))}
      </FormCell>
      <FormCell caption="To" hint={standing(transfer.toUser)}>
        {partyName(transfer.to, isRecipient(transfer, me))}
      </FormCell>
      <FormCell caption="Status">
        <TransferBadge transfer={transfer} />
      </FormCell>
      <FormCell caption="Request date" mono>
        {formatDateTime(transfer.date)}
      </FormCell>
      {resolution && (
        <FormCell caption={resolution.caption} mono span={2} phoneSpan={2}>
          {formatDateTime(resolution.date)}
        </FormCell>
      )}
      {transfer.isRecall && <RecallCells transfer={transfer} />}
      {transfer.signOver && <SignOverCells transfer={transfer} />}
      {supersededBy && (
        <FormCell caption="Superseded" span={2} phoneSpan={2}>
          {supersededBy.by} recalled this item.{' '}
          <Link to={`/transfers/${supersededBy.id}`}>Recall {supersededBy.id}</Link>
        </FormCell>
      )}
      {transfer.requestId !== null && transfer.requestLines > 1 && (
        <FormCell caption="Request" span={2} phoneSpan={2}>
          <Link to={requestPath(transfer.requestId)}>Request of {itemCount(transfer.requestLines)}</Link>
        </FormCell>
      )}
      {rejectionReason !== null && (
        <FormCell caption="Rejection reason" span={2} phoneSpan={2}>
          {rejectionReason}
        </FormCell>
      )}
      {rejectionReason === null && notes && (
        <FormCell caption="Note" span={2} phoneSpan={2}>
          {notes}
        </FormCell>
      )}
    </FormStrip>
  );
}
