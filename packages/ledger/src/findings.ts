/** One thing that does not hold, in the words of the screen. */
export interface Finding {
  code: FindingCode;
  message: string;
  seq?: number;
  itemId?: string;
}

export type FindingCode =
  | 'event-altered'
  | 'event-missing'
  | 'events-reordered'
  | 'ledger-shrank'
  | 'history-rewritten'
  | 'ledger-forked'
  | 'key-changed'
  | 'node-altered'
  | 'checkpoint-invalid'
  | 'item-chain-broken'
  | 'correction-invalid'
  | 'item-differs'
  | 'item-unrecorded'
  | 'item-gone'
  | 'journal-damaged'
  | 'events-hidden'
  | 'events-unrecorded'
  | 'event-backdated';

/** Every finding that a check of the ledger can make, worded once for server, browser and command line. */
export const findings = {
  eventAltered: (seq: number): Finding => ({
    code: 'event-altered',
    message: `Event #${seq} no longer matches its sealed hash`,
    seq,
  }),
  eventMissing: (seq: number): Finding => ({
    code: 'event-missing',
    message: `Event #${seq} is missing`,
    seq,
  }),
  eventsReordered: (first: number, last: number): Finding => ({
    code: 'events-reordered',
    message: `Event order changed between #${first} and #${last}`,
    seq: first,
  }),
  ledgerShrank: (from: number, to: number): Finding => ({
    code: 'ledger-shrank',
    message: `Ledger shrank from ${from} to ${to}`,
  }),
  /** `witness` is who remembers: "this device saw on 21 November", "was sealed on ...". */
  historyRewritten: (seq: number, witness: string): Finding => ({
    code: 'history-rewritten',
    message: `History before #${seq} differs from what ${witness}`,
    seq,
  }),
  ledgerForked: (): Finding => ({ code: 'ledger-forked', message: 'Two versions of this ledger exist' }),
  keyChanged: (): Finding => ({ code: 'key-changed', message: 'Signing key changed without authorisation' }),
  nodeAltered: (first: number, last: number): Finding => ({
    code: 'node-altered',
    message: `Stored tree node over events #${first} to #${last} does not match them`,
    seq: first,
  }),
  checkpointInvalid: (size: number, reason: string): Finding => ({
    code: 'checkpoint-invalid',
    message: `Checkpoint at ${size} events is not valid: ${reason}`,
  }),
  itemChainBroken: (seq: number, itemId: string): Finding => ({
    code: 'item-chain-broken',
    message: `Event #${seq} does not follow its item's previous event`,
    seq,
    itemId,
  }),
  correctionInvalid: (seq: number): Finding => ({
    code: 'correction-invalid',
    message: `Correction #${seq} points to no valid event`,
    seq,
  }),
  itemDiffers: (itemId: string, serialNumber: string, shown: string, recorded: string): Finding => ({
    code: 'item-differs',
    message: `Item ${serialNumber} shows holder ${shown}; ledger says ${recorded}`,
    itemId,
  }),
  /** `what` is 'serial number', 'name', 'status', 'hand-receipt chain' or 'components'. */
  itemShows: (
    itemId: string,
    serialNumber: string,
    what: string,
    shown: string,
    recorded: string,
  ): Finding => ({
    code: 'item-differs',
    message: `Item ${serialNumber} shows ${what} ${shown}; ledger says ${recorded}`,
    itemId,
  }),
  itemUnrecorded: (itemId: string, serialNumber: string): Finding => ({
    code: 'item-unrecorded',
    message: `Item ${serialNumber} is in the property book; the ledger has no event that entered it`,
    itemId,
  }),
  itemGone: (itemId: string, serialNumber: string, recorded: string): Finding => ({
    code: 'item-gone',
    message: `Item ${serialNumber} is missing from the property book; ledger says ${recorded}`,
    itemId,
  }),
  journalDamaged: (seq: number): Finding => ({
    code: 'journal-damaged',
    message: `The server's journal is damaged at event #${seq}`,
    seq,
  }),
  eventsHidden: (itemId: string, hidden: number, all: number): Finding => ({
    code: 'events-hidden',
    message: `${hidden} of ${all} events for this item were not shown`,
    itemId,
  }),
  eventsUnrecorded: (acts: number): Finding => ({
    code: 'events-unrecorded',
    message: `${acts} ${acts === 1 ? 'act was' : 'acts were'} committed without entering the ledger`,
  }),
  /** A warning: the order of the log is its evidence of time, and this event's own word is older. */
  eventBackdated: (seq: number, dated: string, after: string): Finding => ({
    code: 'event-backdated',
    message: `Event #${seq} is dated ${dated}, though it was recorded after an event of ${after}`,
    seq,
  }),
};
