import type { CreatePropertyDto, PropertyItem } from '@hand-receipt/contracts';
import { ApiError, useCurrentUser } from '@hand-receipt/platform';
import { Link, toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { type ReactNode, useState } from 'react';
import { itemLabel } from '../items/item-label';
import { creationFailure } from './creation-failure';
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
  /** Above the fields. */
  children?: ReactNode;
}

/** The fields of an item. It stays open, with all that was typed, until the server or this device has the item. */
export function ItemFormDialog({ initialValues, send, onClose, children, ...words }: ItemFormDialogProps) {
  const user = useCurrentUser();
  // The serial number of an item that left the book.
  const [left, setLeft] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<string | null>(null);

  async function submit(values: NewItem, { setErrors }: FieldErrors) {
    const body = toCreateBody(values, user.id);
    setUnsent(null);
    setLeft(null);
    try {
      const item = await send(body);
      toast(
        item
          ? {
              title: 'Digital Twin Created',
              description: `${itemLabel(item)} is in your property book.`,
              tone: 'success',
            }
          : {
              title: 'Queued for sync',
              description: 'Item will be created when connection is restored',
              tone: 'info',
            },
      );
      onClose();
      return true;
    } catch (error) {
      const failure = creationFailure(error, body.serial_number);
      setErrors(failure.fields);
      if (error instanceof ApiError && error.detail.error === 'left-the-book') setLeft(body.serial_number);
      if (failure.unsent) setUnsent(failure.description);
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
      <ItemFields />
      <SerialNearMisses />
      <SuggestedCategory />
      <MissingSerialNotice />
      {left && (
        <FormError title="This item left the book.">
          <Link to={`/inventory?q=${encodeURIComponent(left)}`}>Find it and reinstate it</Link>
        </FormError>
      )}
      {unsent && <FormError title="The item was not saved">{unsent} What you typed is still here.</FormError>}
    </FormDialog>
  );
}
