import type { ClosingDto, ClosingLineDto } from '@hand-receipt/contracts';
import { closingMutations, useProof } from '@hand-receipt/data';
import {
  knownValue,
  reasonOf,
  statusOf,
  useCurrentUser,
  useMutation,
  useUrlState,
} from '@hand-receipt/platform';
import { Dialog, FilePenLineIcon, lateDialog, toast } from '@hand-receipt/ui';
import {
  FormDialog,
  FormError,
  NO_PROOF,
  ProofField,
  proofFields,
  toProof,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { mayCreateItems } from '../items/permissions';
import { ASKED_ACTS, type AskedAct, ClosingActs } from './closing-acts';
import { ClosingContent } from './closing-content';
import { closingTitle } from './closing-words';

const ReasonDialog = lateDialog(() => import('./reason-dialog'));
const WithdrawDialog = lateDialog(() => import('./withdraw-dialog'));
const CopyDialog = lateDialog(() => import('./copy-dialog'));
const ReinstateDialog = lateDialog(() => import(/* webpackChunkName: "reinstate" */ './reinstate-dialog'));

interface ClosingSheetProps {
  closing: ClosingDto;
  onClose: () => void;
}

/** Why it was not signed, in the server's sentences. The sheet shows what the server has by now. */
function NotSigned({ failure }: { failure: Error }) {
  const isOffline = statusOf(failure) === 0;
  return (
    <FormError title={isOffline ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}>
      {isOffline && 'Nothing was signed. Sign when the connection is back.'}
    </FormError>
  );
}

type SignSheetProps = ClosingSheetProps & {
  look: { open: true; ownAddress: true; size: 'form'; title: string; description: string };
  actions: React.ReactNode;
};

/** The sheet of an approver: below the paper they enter their PIN or password. */
function SignSheet({ closing, look, actions, onClose }: SignSheetProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  const proof = useProof();
  const sign = useMutation(closingMutations.sign(closing.id));

  async function submit(values: typeof NO_PROOF) {
    setFailure(null);
    const { state } = await sign.mutateAsync(toProof(proof, values));
    const next =
      state === 'completed'
        ? 'The items left the book.'
        : 'The items leave when the signed copy is uploaded.';
    toast({
      tone: 'success',
      title: 'Closing Signed',
      description: `${closing.id}. ${next}`,
      link: { to: `/closings/${closing.id}`, label: `Open ${closing.id}` },
    });
    onClose();
  }

  return (
    <FormDialog
      {...look}
      cancelLabel="Close"
      submitLabel="Sign Closing"
      submitIcon={<FilePenLineIcon />}
      discardable
      actions={actions}
      initialValues={NO_PROOF}
      schema={yup.object(proofFields(proof))}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
      onClose={onClose}
    >
      <ClosingContent closing={closing} />
      {failure && <NotSigned failure={failure} />}
      <ProofField proof={proof} />
    </FormDialog>
  );
}

/** Whether the reader's book is to take what this closing brought. */
const mayEnter = (closing: ClosingDto): boolean =>
  closing.state === 'completed' && closing.kind === 'lateral' && closing.receiving_unit !== null;

/** The form of an act that the address names as `act`, where the reader may do it, and the item that is entered, `enter`. */
function AskedForm({ closing, enters }: { closing: ClosingDto; enters: boolean }) {
  const { get, set } = useUrlState();
  const named = knownValue(ASKED_ACTS, get('act'));
  const asked = named && closing.may[named] ? named : '';
  const entering = enters ? closing.lines.find(({ item }) => item.id === get('enter')) : undefined;
  const close = () => set({ act: '', enter: '' });
  return (
    <>
      {(asked === 'refuse' || asked === 'cancel') && (
        <ReasonDialog closing={closing} act={asked} onClose={close} />
      )}
      {asked === 'withdraw' && <WithdrawDialog id={closing.id} onClose={close} />}
      {asked === 'copy' && <CopyDialog closing={closing} onClose={close} />}
      {entering && (
        <ReinstateDialog
          item={{
            id: entering.item.id,
            name: entering.item.name,
            serialNumber: entering.item.serial_number,
          }}
          received={closing.document_number}
          onClose={close}
        />
      )}
    </>
  );
}

/** One closing to read, and to sign, refuse, withdraw or cancel; with the copy, and what the other unit enters. */
export default function ClosingSheet({ closing, onClose }: ClosingSheetProps) {
  const { id, may, state } = closing;
  const user = useCurrentUser();
  const { set } = useUrlState();
  const ask = (act: AskedAct) => set({ act });
  const enter = ({ item }: ClosingLineDto) => set({ enter: item.id });
  const look = {
    open: true,
    ownAddress: true,
    size: 'form',
    title: `Closing ${id}`,
    description:
      state === 'completed'
        ? `${closingTitle(closing)}. The items left the book. Their history stays.`
        : `${closingTitle(closing)}. The items stay on the book until it is completed.`,
  } as const;
  const enters = mayEnter(closing) && mayCreateItems(user);
  return (
    <>
      {may.sign ? (
        <SignSheet
          closing={closing}
          look={look}
          actions={<ClosingActs closing={closing} onAsk={ask} />}
          onClose={onClose}
        />
      ) : (
        <Dialog
          {...look}
          onClose={onClose}
          footer={<ClosingActs closing={closing} onAsk={ask} onClose={onClose} />}
        >
          <ClosingContent closing={closing} onEnter={enters ? enter : undefined} />
        </Dialog>
      )}
      <AskedForm closing={closing} enters={enters} />
    </>
  );
}
