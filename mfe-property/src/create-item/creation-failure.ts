import { ApiError, QueueEntryMissing, reasonOf, StorageFullError } from '@hand-receipt/platform';

/** What to tell a person whose item was not created. */
export interface CreationFailure {
  title: string;
  description: string;
  /** Messages for single fields, by the API's names. */
  fields: Record<string, string>;
  /** Neither the server nor this device has it so: the form says so itself and stays as it is. */
  unsent: boolean;
}

const isDuplicate = (reason: string) => /duplicate|unique/i.test(reason);

/** Puts a failed creation into the words of ERR-25 and ERR-26. */
export function creationFailure(error: unknown, serialNumber: string): CreationFailure {
  const unsent = error instanceof StorageFullError || error instanceof QueueEntryMissing;
  const reason = unsent ? error.message : reasonOf(error);
  if (reason && isDuplicate(reason)) {
    const description = `An item with serial number ${serialNumber} already exists.`;
    return {
      title: 'Duplicate Serial Number',
      description,
      fields: { serial_number: description },
      unsent: false,
    };
  }
  return {
    title: 'Error Creating Item',
    description: reason ?? 'Failed to create the digital twin. Please try again.',
    fields: error instanceof ApiError ? error.fields : {},
    unsent,
  };
}
