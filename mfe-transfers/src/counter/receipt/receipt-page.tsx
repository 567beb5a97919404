import {
  type HandOverDto,
  type HandOverState,
  isRecordedLate,
  SIGNATURE_METHOD_WORDS,
  type TemporaryAct,
} from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { refusalOf, statusOf, useMutation, useParams, useQuery } from '@hand-receipt/platform';
import {
  Button,
  EmptyState,
  ErrorState,
  FormCell,
  FormStrip,
  formatDateTime,
  LoadingRows,
  Mono,
  PageBody,
  PageHeader,
  PrinterIcon,
  Stack,
  Text,
  toast,
} from '@hand-receipt/ui';
import { MODE_WORDS } from '../desk/list';
import { SignedLines } from '../desk/signed-lines';
import { methodTitle } from '../method-words';
import { ReceiptActs } from './receipt-acts';
import { ReceiptLines } from './receipt-lines';
import { WhoSettles } from './who-settles';

const STATES: Record<HandOverState, string> = {
  waiting: 'Waits for the recipient',
  lapsed: 'Not signed',
  recorded: 'Recorded',
  acknowledged: 'Acknowledged',
  disputed: 'Disputed',
  settled: 'Settled',
};

/** The receipt of a hand-over or a return, and what its recipient says of it. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(counterQueries.handover(id));
  if (data) return <Receipt receipt={data} />;
  const isUnknown = statusOf(error) === 404;
  return (
    <PageBody>
      <PageHeader title="Receipt" />
      {isUnknown ? (
        <EmptyState title="Receipt not found" hint="It is of other people, or there is none." />
      ) : error ? (
        <ErrorState
          title="Failed to load the receipt"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the receipt..." />
      )}
    </PageBody>
  );
}

function timeWords({ act_at: act, recorded_at: recorded }: HandOverDto): string {
  return isRecordedLate(act, recorded)
    ? `${formatDateTime(act)}, recorded ${formatDateTime(recorded)}`
    : formatDateTime(act);
}

/** How its recipient signed it. */
function signedWords({ method, recorded_at: recorded }: HandOverDto): string {
  if (method === null) return 'Not needed';
  return recorded === null ? 'Not yet' : methodTitle(method);
}

const isConverted = ({ changes }: HandOverDto): boolean => changes.some(({ act }) => act === 'convert');

/** Whether its paper is the DA 2062; nothing that was not signed is on one. */
const isForm = (receipt: HandOverDto): boolean =>
  (receipt.mode === 'issue' && receipt.recorded_at !== null) || isConverted(receipt);

function Receipt({ receipt }: { receipt: HandOverDto }) {
  const { id, mode, state, counter, device, operator, recipient, due_at: due } = receipt;
  return (
    <PageBody>
      <PageHeader
        title={`Receipt ${id}`}
        caption={`${counter.name} · ${counter.unit}`}
        actions={<PrintReceipt id={id} isForm={isForm(receipt)} />}
      />
      <Stack gap="4" align="stretch">
        <FormStrip columns={4}>
          <FormCell caption={mode === 'return' ? 'Returned by' : 'Recipient'}>{recipient.name}</FormCell>
          <FormCell caption="Act">{MODE_WORDS[mode]}</FormCell>
          <FormCell caption="Time" mono>
            {timeWords(receipt)}
          </FormCell>
          <FormCell caption="State">{STATES[state]}</FormCell>
          <FormCell caption="Operator">{operator.name}</FormCell>
          <FormCell caption="Device">{device}</FormCell>
          <FormCell caption="Signed">{signedWords(receipt)}</FormCell>
          <FormCell caption="Due" mono>
            {due ? formatDateTime(due) : '–'}
          </FormCell>
        </FormStrip>
        {receipt.purpose ? <Text>Purpose: {receipt.purpose}</Text> : null}
        {receipt.to_sign ? <SignedLines lines={receipt.to_sign.lines} isOwnPage /> : null}
        <WhoSettles receipt={receipt} />
        <ReceiptActs receipt={receipt} />
        <ReceiptLines receipt={receipt} />
        <Said receipt={receipt} />
        <Text as="small" color="fg.muted">
          Content{' '}
          <Text as="span" fontFamily="mono" overflowWrap="anywhere" translate="no">
            {receipt.content_hash}
          </Text>
        </Text>
      </Stack>
    </PageBody>
  );
}

/** Saves the paper: the DA 2062 of an issue, else a receipt. */
function PrintReceipt({ id, isForm }: { id: string; isForm: boolean }) {
  const { mutate, isPending } = useMutation(counterMutations.printReceipt);
  const print = () =>
    mutate(id, {
      onError: (failure) => toast({ tone: 'danger', title: 'Not printed', description: refusalOf(failure) }),
    });
  return (
    <Button icon={<PrinterIcon />} working={isPending} onClick={print}>
      {isForm ? 'Print DA 2062' : 'Print Receipt'}
    </Button>
  );
}

const CHANGES: Record<TemporaryAct, string> = { extend: 'Extended', convert: 'Made a hand receipt' };

/** Who ended it before it was signed; nothing where nobody did. */
function Ended({ receipt: { recipient, withdrawn_by: by, waits_until: at } }: { receipt: HandOverDto }) {
  if (!by || at === null) return null;
  return (
    <Text>
      {by.name} {by.id === recipient.id ? 'said that it is not right' : 'took it back'},{' '}
      <Mono>{formatDateTime(at)}</Mono>. Nothing was signed.
    </Text>
  );
}

/** What its people said of it, and what became of it. */
function Said({ receipt }: { receipt: HandOverDto }) {
  const { acknowledged_at: right, disputed_at: disputed, settled_at: settled } = receipt;
  return (
    <>
      <Ended receipt={receipt} />
      {receipt.changes.map(({ act, at, method }) => (
        <Text key={`${act} ${at}`}>
          {CHANGES[act]} <Mono>{formatDateTime(at)}</Mono>, signed by {receipt.recipient.name}{' '}
          {SIGNATURE_METHOD_WORDS[method]}.
        </Text>
      ))}
      {right ? (
        <Text>
          {receipt.recipient.name} said that it is right, <Mono>{formatDateTime(right)}</Mono>.
        </Text>
      ) : null}
      {disputed ? (
        <Text>
          Disputed <Mono>{formatDateTime(disputed)}</Mono>: {receipt.dispute_reason}
        </Text>
      ) : null}
      {settled ? (
        <Text>
          Settled by {receipt.settled_by?.name ?? 'a leader'} <Mono>{formatDateTime(settled)}</Mono>:{' '}
          {receipt.settled_note}
        </Text>
      ) : null}
    </>
  );
}
