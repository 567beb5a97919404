import { ApiError, QueueEntryMissing, reasonOf, statusOf, StorageFullError } from '@hand-receipt/platform';

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

/** What the form calls the API's fields of a gain. */
const GAIN_FIELDS: Record<string, string> = {
  'gain.documentNumber': 'gain_document',
  'gain.from': 'gain_from',
  'gain.uploadIds': 'gain_file',
};

const fieldsOf = ({ fields }: ApiError): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [GAIN_FIELDS[field] ?? field, words]));

/** Puts a failed creation into the words of ERR-25 and ERR-26. */
export function creationFailure(error: unknown, serialNumber: string): CreationFailure {
  // Only an item with a file does not wait on this device.
  if (statusOf(error) === 0) {
    return {
      title: 'Needs a connection.',
      description: 'The file is sent with the item.',
      fields: {},
      unsent: true,
    };
  }
  const unsent = error instanceof StorageFullError || error instanceof QueueEntryMissing;
  const reason = unsent ? error.message : reasonOf(error);
  if (reason && isDuplicate(reason)) {
    // Of an item out of sight the server says what leads on.
    const isElsewhere = reason.includes('another book');
    const description = isElsewhere ? reason : `An item with serial number ${serialNumber} already exists.`;
    return {
      title: 'Duplicate Serial Number',
      description,
      fields: { serial_number: description },
      unsent: false,
    };
  }
  return {
    title: unsent ? 'The item was not saved' : 'Error Creating Item',
    description: reason ?? 'Failed to create the digital twin. Please try again.',
    fields: error instanceof ApiError ? fieldsOf(error) : {},
    unsent,
  };
}
