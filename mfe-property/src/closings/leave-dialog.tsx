import { CLOSING_LIMIT, type PropertyItem } from '@hand-receipt/contracts';
import { closingMutations, useFileUploads, useProof } from '@hand-receipt/data';
import { ApiError, reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { FilePenLineIcon, Flex, Link2Icon, Text, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, ProofField, toProof } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemCount } from '../items/item-count';
import { LeaveFields } from './leave-fields';
import { LeaveItems } from './leave-items';
import { LeaveSteps } from './leave-steps';
import { EMPTY_CLOSING, leaveSchema, type LeaveValues, toBody } from './leave-values';

interface LeaveDialogProps {
  itemIds: readonly string[];
  /** Those that are loaded, for their names. */
  items: readonly PropertyItem[];
  onDone?: () => void;
  onClose: () => void;
}

/** What no item of the list says: the connection, the document, the signature. */
function NotSent({ failure }: { failure: Error }) {
  const isOffline = statusOf(failure) === 0;
  return (
    <FormError title={isOffline ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}>
      What you typed is still here.
    </FormError>
  );
}

/** What the button does besides. */
const LedgerNote = () => (
  <Flex align="center" gap="2" color="fg.muted" flex={{ base: '1 1 100%', md: '1' }}>
    <Link2Icon size={14} strokeWidth={2} />
    <Text textStyle="caption">Written to the ledger under your name.</Text>
  </Flex>
);

/** The sentences of a refusal, by the id of the item that each is about. */
const refusalsOf = (failure: Error | null): Record<string, string> =>
  failure instanceof ApiError ? failure.fields : {};

/** Prepares a closing of the chosen items with the preparer's signature. Until it is completed they stay on the book. */
export default function LeaveDialog({ itemIds, items, onDone, onClose }: LeaveDialogProps) {
  const [ids, setIds] = useState(() => [...itemIds]);
  const [failure, setFailure] = useState<Error | null>(null);
  const proof = useProof();
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(closingMutations.create);

  async function submit(values: LeaveValues) {
    setFailure(null);
    try {
      const copyUploadId = values.kind === 'book-error' ? null : await uploads.idOf(values.copy);
      const body = { ...toBody(values, ids), copyUploadId, proof: toProof(proof, values) };
      const closing = await mutateAsync(body);
      uploads.release();
      toast({
        tone: 'success',
        title: 'Sent for Signature',
        description: `${closing.id}. ${itemCount(closing.items)} ${closing.items === 1 ? 'stays' : 'stay'} on the book until it is completed.`,
        link: { to: `/closings/${closing.id}`, label: `Open ${closing.id}` },
      });
      onDone?.();
      onClose();
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Close out ${itemCount(ids.length)}`}
      description={
        ids.length === 1
          ? 'It leaves every count and every hand receipt. Its history stays.'
          : 'They leave every count and every hand receipt. Their history stays.'
      }
      submitLabel="Send for signature"
      submitIcon={<FilePenLineIcon />}
      actions={<LedgerNote />}
      initialValues={EMPTY_CLOSING}
      schema={leaveSchema(proof)}
      onSubmit={submit}
      onError={() => undefined}
    >
      <LeaveItems
        ids={ids}
        items={items}
        refusals={refusalsOf(failure)}
        onRemove={ids.length > 1 ? (id) => setIds(ids.filter((one) => one !== id)) : undefined}
      />
      {ids.length > CLOSING_LIMIT && (
        <FormError title={`At most ${CLOSING_LIMIT} items go on one closing.`}>Choose fewer.</FormError>
      )}
      <LeaveFields items={ids.length} />
      <LeaveSteps />
      {failure && <NotSent failure={failure} />}
      <ProofField proof={proof} />
    </FormDialog>
  );
}
