import { type CreatePropertyDto, normalizeSerial, type PropertyItem } from '@hand-receipt/contracts';
import { useFileUploads } from '@hand-receipt/data';
import { ApiError, useCurrentUser } from '@hand-receipt/platform';
import { Link, toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { type ReactNode, useState } from 'react';
import { itemLabel } from '../items/item-label';
import { type CreationFailure, creationFailure } from './creation-failure';
import { ItemFields } from './item-fields';
import { MissingSerialNotice } from './missing-serial-notice';
import { type NewItem, newItemSchema, toCreateBody } from './new-item';
import { SerialNearMisses } from './serial-near-misses';
import { SuggestedCategory } from './suggested-category';

/** Where the form tells single fields what the server has against them. */
interface FieldErrors {
  setErrors: (errors: Record<string, string>) => void;
}

interface ItemFormDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  initialValues: NewItem;
  /** Sends the item; null where it waits on this device. */
  send: (body: CreatePropertyDto) => Promise<PropertyItem | null>;
  onClose: () => void;
  /** A paper or photo of its gain may be sent with it. */
  takesFile?: boolean;
  /** Above the fields. */
  children?: ReactNode;
}

/** Tells of an item that was sent, or that waits on this device. */
function sayDone(item: PropertyItem | null): void {
  if (item) {
    const description = `${itemLabel(item)} is in your property book.`;
    const link = { to: `/property-book/${item.id}`, label: 'Open item' };
    toast({ title: 'Digital Twin Created', description, tone: 'success', link });
    return;
  }
  const description = 'Item will be created when connection is restored';
  toast({ title: 'Queued for sync', description, tone: 'info' });
}

/** The fields of an item. It stays open, with all that was typed, until the server or this device has the item. */
export function ItemFormDialog({
  initialValues,
  send,
  takesFile,
  onClose,
  children,
  ...words
}: ItemFormDialogProps) {
  const user = useCurrentUser();
  // The serial number of an item that left the book.
  const [left, setLeft] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<CreationFailure | null>(null);
  const uploads = useFileUploads();

  async function submit(values: NewItem, { setErrors }: FieldErrors) {
    setUnsent(null);
    setLeft(null);
    try {
      const file = values.gain_kind === 'opening' ? null : values.gain_file;
      const item = await send(toCreateBody(values, user.id, await uploads.idOf(file)));
      uploads.release();
      sayDone(item);
      onClose();
      return true;
    } catch (error) {
      const serialNumber = normalizeSerial(values.serial_number);
      const failure = creationFailure(error, serialNumber);
      setErrors(failure.fields);
      if (error instanceof ApiError && error.detail.error === 'left-the-book') setLeft(serialNumber);
      if (failure.unsent) setUnsent(failure);
      else toast({ title: failure.title, description: failure.description, tone: 'danger' });
      return false;
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      {...words}
      initialValues={initialValues}
      schema={newItemSchema}
      onSubmit={submit}
    >
      {children}
      <ItemFields takesFile={takesFile} />
      <SerialNearMisses />
      <SuggestedCategory />
      <MissingSerialNotice />
      {left && (
        <FormError title="This item left the book.">
          <Link to={`/inventory?q=${encodeURIComponent(left)}`} ownLine>
            Find it and reinstate it
          </Link>
        </FormError>
      )}
      {unsent && (
        <FormError title={unsent.title}>{unsent.description} What you typed is still here.</FormError>
      )}
    </FormDialog>
  );
}
