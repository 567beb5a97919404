/** A change of the queue that is not there any more, when something was to be done with it. */
export class QueueEntryMissing extends Error {
  constructor() {
    super('This change is not in the queue any more: it was sent or discarded.');
    this.name = 'QueueEntryMissing';
  }
}
