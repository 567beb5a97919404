import { personName } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { isNetworkError, reasonOf, useCurrentUser, useQuery } from '@hand-receipt/platform';
import { SendIcon, toast } from '@hand-receipt/ui';
import { FormDialog, FormGrid, ReadOnlyField, TextAreaField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ItemFields } from '../pickers/item-fields';
import { RecipientField } from '../pickers/recipient-field';
import { requiredPerson } from '../pickers/required-person';
import { mountTerms } from '../sheet/mount-terms';
import { SignOverField, signOverTerms } from '../sign-over/sign-over-field';
import { ChosenItemGoesWith } from './chosen-item-goes-with';
import { TransferDraftKeeper } from './transfer-draft-keeper';
import { itemsToOffer, UnseenMounts } from './items-to-offer';
import { LinesField } from './lines-field';
import { newTransferSchema, NO_ITEM, type NewTransferValues, startingWith } from './new-transfer-values';
import { useOffer } from './use-offer';
import { useTransferDraft } from './use-transfer-draft';

const failed = (error: unknown) =>
  toast({
    tone: 'danger',
    title: 'Error',
    description: `Failed to create transfer: ${reasonOf(error) ?? (error as Error).message}`,
  });

interface NewTransferDialogProps {
  /** The item to begin with, where a link names one. */
  itemId: string | null;
  onClose: () => void;
}

/**
 * The values that the form starts with, fixed once: what others do to the item meanwhile must not empty a form
 * in which a person types. Null while the item loads.
 */
function useStart(itemId: string | null): NewTransferValues | null {
  const { data: item = null, isLoading } = useQuery({
    ...propertyQueries.linked(itemId ?? ''),
    enabled: itemId !== null,
  });
  const [start, setStart] = useState<NewTransferValues | null>(null);
  if (start === null && !isLoading) setStart(startingWith(item));
  return start;
}

/** Offers items that I hold to another person, one or several in one request (XFER-26 to XFER-31). */
export default function NewTransferDialog({ itemId, onClose }: NewTransferDialogProps) {
  const me = useCurrentUser();
  const start = useStart(itemId);
  const offer = useOffer();
  const draft = useTransferDraft();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  if (start === null || draft.kept === undefined) return null;
  // A link that names an item asks for a request of that item.
  const initialValues = itemId === null ? { ...start, ...draft.kept } : start;

  /** Without a connection what was typed stays on this device, as a draft. */
  async function send(values: NewTransferValues) {
    try {
      const [items, person] = [await itemsToOffer(values), await requiredPerson(values)];
      const refused = await offer({
        items,
        person,
        ...mountTerms(items, values.staying),
        ...signOverTerms(values),
        notes: values.notes.trim() || null,
      });
      if (draft.kept) await draft.drop();
      return { items, refused };
    } catch (error) {
      if (isNetworkError(error)) await draft.keep(values);
      throw error;
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Initiate Equipment Transfer"
      description="Create a new transfer request to reassign equipment"
      submitLabel="Send Transfer Request"
      submitIcon={<SendIcon />}
      initialValues={initialValues}
      schema={newTransferSchema}
      onSubmit={async (values, { setFieldValue, setValues }) => {
        const { items, refused } = await send(values).catch((error: unknown) => {
          if (error instanceof UnseenMounts) void setFieldValue('item', error.item, false);
          throw error;
        });
        if (refused.size === 0) return onClose();
        // What was refused stays in the form, with the reason, to be corrected and sent again.
        setRefusals(refused);
        await setValues({ ...values, ...NO_ITEM, lines: items.filter(({ id }) => refused.has(id)) }, false);
      }}
      onError={failed}
    >
      {itemId === null && <TransferDraftKeeper draft={draft} />}
      <ItemFields first={start.item === null} />
      <ChosenItemGoesWith />
      <LinesField refusals={refusals} />
      <FormGrid>
        <ReadOnlyField label="From" value={personName(me)} />
        <RecipientField label="To (Recipient)" first={start.item !== null} />
      </FormGrid>
      <SignOverField />
      <TextAreaField name="notes" label="Note" optional maxLength={2000} />
    </FormDialog>
  );
}
