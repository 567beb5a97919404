/** A change that this device could not keep; nothing of it is saved anywhere. */
export class StorageFullError extends Error {
  constructor(cause: unknown) {
    super('This device has no room to keep the change, so it was not saved. Free some space and try again.', {
      cause,
    });
    this.name = 'StorageFullError';
  }
}
