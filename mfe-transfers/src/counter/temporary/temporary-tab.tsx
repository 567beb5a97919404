import type { CounterDto, HandOverDto, TemporaryAct } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import {
  knownValue,
  refusalOf,
  useConnection,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useUrlState,
} from '@hand-receipt/platform';
import { ConfirmDialog, GrowingList, Panel, toast } from '@hand-receipt/ui';
import { ChangeDialog } from './change-dialog';
import { ReceiptRow } from './receipt-row';

const DIALOGS = ['extend', 'convert', 'converted'] as const;

/** Temporary hand receipts of which something is still out, the soonest due first. */
export default function TemporaryTab({ counter }: { counter: CounterDto }) {
  const { set } = useUrlState();
  const online = useConnection((connection) => connection.online);
  const pages = useInfiniteQuery(
    counterQueries.handovers({ counter: counter.id, mode: 'temporary', open: true, order: 'due' }),
  );
  const change = (act: TemporaryAct, receipt: string) => set({ dialog: act, receipt });
  return (
    <>
      <Panel title="Temporary hand receipts">
        <GrowingList
          pages={pages}
          of="receipts"
          more="more"
          empty={{
            title: 'No temporary receipt is open',
            hint: 'Items that are lent until a due date stand here.',
          }}
        >
          {(receipt) => (
            <ReceiptRow
              key={receipt.id}
              receipt={receipt}
              onChange={counter.may.operate ? change : undefined}
              online={online}
            />
          )}
        </GrowingList>
      </Panel>
      {counter.may.operate ? <OpenDialog counter={counter} /> : null}
    </>
  );
}

/** The dialog of the address. */
function OpenDialog({ counter }: { counter: CounterDto }) {
  const { get, set } = useUrlState();
  const dialog = knownValue(DIALOGS, get('dialog'));
  const id = get('receipt');
  const { data: receipt } = useQuery({ ...counterQueries.handover(id), enabled: dialog !== '' && id !== '' });
  const close = () => set({ dialog: '', receipt: '' });
  if (dialog === '' || receipt?.id !== id || receipt.counter.id !== counter.id) return null;
  if (dialog === 'converted') return <ConvertedDialog receipt={receipt} onClose={close} />;
  if (!receipt.may.extend) return null;
  return (
    <ChangeDialog
      counter={counter}
      receipt={receipt}
      act={dialog}
      onClose={close}
      onConverted={() => set({ dialog: 'converted', receipt: id })}
    />
  );
}

/** What was converted has a DA 2062, which is offered at once. */
function ConvertedDialog({ receipt, onClose }: { receipt: HandOverDto; onClose: () => void }) {
  const { mutate, isPending } = useMutation(counterMutations.printReceipt);
  const print = () =>
    mutate(receipt.id, {
      onSuccess: onClose,
      onError: (failure) => toast({ tone: 'danger', title: 'Not printed', description: refusalOf(failure) }),
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={print}
      working={isPending}
      title={`${receipt.id} is a hand receipt now`}
      description={`${receipt.recipient.name} has the items until they are asked back.`}
      confirmLabel="Print DA 2062"
      cancelLabel="Not now"
    />
  );
}
