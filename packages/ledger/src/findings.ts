import { dayOf } from './dates';

/** One thing that does not hold, in the words of the screen. */
export interface Finding {
  code: FindingCode;
  message: string;
  seq?: number;
  itemId?: string;
  /** The record that it is about: what findings call its kind, and the id of its row. */
  record?: { kind: string; id: string };
}

/** A record, and the item that it is about. */
interface RecordName {
  id: string;
  itemId: string | null;
  /** What it is called, where not by its id. */
  name?: string;
}

const nameOf = ({ id, name }: RecordName): string => name ?? id;

const about = (kind: string, { id, itemId }: RecordName) => ({
  ...(itemId !== null && { itemId }),
  record: { kind, id },
});

export type FindingCode =
  | 'event-altered'
  | 'event-missing'
  | 'event-inserted'
  | 'event-unproved'
  | 'events-reordered'
  | 'ledger-shrank'
  | 'history-rewritten'
  | 'ledger-forked'
  | 'key-changed'
  | 'memory-changed'
  | 'node-altered'
  | 'checkpoint-invalid'
  | 'item-chain-broken'
  | 'correction-invalid'
  | 'item-differs'
  | 'item-unrecorded'
  | 'item-gone'
  | 'journal-damaged'
  | 'journal-missing'
  | 'journal-short'
  | 'lines-left-out'
  | 'checkpoint-missing'
  | 'key-list-altered'
  | 'events-hidden'
  | 'events-unrecorded'
  | 'rows-outside'
  | 'event-id-repeated'
  | 'sealing-stopped'
  | 'key-missing'
  | 'transfer-from-other'
  | 'link-replaced-wrong'
  | 'event-postdated'
  | 'record-altered'
  | 'record-unrecorded'
  | 'record-gone'
  | 'records-found-differ'
  | 'person-differs'
  | 'unit-differs'
  | 'event-backdated'
  | 'witness-refused'
  | 'witness-ahead'
  | 'fabric-refused'
  | 'witness-silent'
  | 'witness-unknown-log'
  | 'witness-signature'
  | 'witness-quorum';

/** `event #7` or `events #7 to #9`. */
const eventsWords = (first: number, last: number): string =>
  first === last ? `event #${first}` : `events #${first} to #${last}`;

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
  /** Found by those who know what stood in this place before. */
  eventInserted: (seq: number): Finding => ({
    code: 'event-inserted',
    message: `Event #${seq} was inserted`,
    seq,
  }),
  /** In a file that has two lines of one number. */
  eventTwice: (seq: number): Finding => ({
    code: 'event-inserted',
    message: `Event #${seq} is there twice`,
    seq,
  }),
  eventUnproved: (seq: number): Finding => ({
    code: 'event-unproved',
    message: `Event #${seq} is shown, and the sealed ledger does not have it`,
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
  /** The same, where it is known between which events. `lostActs` of the reader's own can no longer be proved. */
  historyDiffers: (
    { first, last }: { first: number; last: number },
    day: string,
    lostActs: number,
  ): Finding => {
    const where = first === last ? `History at #${first}` : `History between #${first} and #${last}`;
    const acts =
      lostActs === 0
        ? ''
        : `. ${lostActs.toLocaleString('en-US')} of your own acts in it can no longer be proved.`;
    return {
      code: 'history-rewritten',
      message: `${where} differs from what this browser saw on ${day}${acts}`,
      seq: first,
    };
  },
  ledgerForked: (): Finding => ({ code: 'ledger-forked', message: 'Two versions of this ledger exist' }),
  keyChanged: (): Finding => ({ code: 'key-changed', message: 'Signing key changed without authorisation' }),
  memoryChanged: (): Finding => ({
    code: 'memory-changed',
    message: 'What this browser remembers was changed.',
  }),
  nodeAltered: (first: number, last: number): Finding => ({
    code: 'node-altered',
    message: `Stored tree node over ${eventsWords(first, last)} does not match ${first === last ? 'it' : 'them'}`,
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
  /** `shown` and `recorded` are whole: "12 verifications", "11". */
  itemStands: (itemId: string, serialNumber: string, shown: string, recorded: string): Finding => ({
    code: 'item-differs',
    message: `Item ${serialNumber} shows ${shown}; ledger says ${recorded}`,
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
  /** `isGone` is false for a journal that was cut; from and to are the first and last event it had no copy of. */
  journalMissing: (isGone: boolean, at: Date, { from, to }: { from: number; to: number }): Finding => ({
    code: isGone ? 'journal-missing' : 'journal-short',
    message:
      `The journal was missing or short on ${dayOf(at)}; ${eventsWords(from, to)} ` +
      `${from === to ? 'has' : 'have'} no copy from before`,
  }),
  linesLeftOut: (lines: number): Finding => ({
    code: 'lines-left-out',
    message:
      `The journal has ${lines} ${lines === 1 ? 'line' : 'lines'} after the last checkpoint that the database ` +
      `does not have. ${lines === 1 ? 'It was' : 'They were'} not put back`,
  }),
  checkpointMissing: (size: number): Finding => ({
    code: 'checkpoint-missing',
    message: `The checkpoint at ${size} events is missing`,
  }),
  keyListAltered: (): Finding => ({
    code: 'key-list-altered',
    message: "The list of signing keys in the database is not the ledger's own",
  }),
  /** An incident of the ledger; once somebody has acknowledged it, a warning for ever. */
  incident: (
    { code, message, seq }: Pick<Finding, 'code' | 'message'> & { seq: number },
    acknowledged?: { by: string; on: Date; reason: string },
  ): Finding => ({
    code,
    message: acknowledged
      ? `${message}. Acknowledged by ${acknowledged.by} on ${dayOf(acknowledged.on)}: ${acknowledged.reason}`
      : message,
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
  /** `what` is 'row', 'tree node' or 'checkpoint'; `first` the lowest place of those outside. */
  rowsOutside: (what: string, count: number, { size, first }: { size: number; first: number }): Finding => ({
    code: 'rows-outside',
    message:
      `${count} ${what}${count === 1 ? ' stands' : 's stand'} outside ` +
      (size === 0 ? 'the empty ledger' : `the ledger's places 0 to ${size - 1}`) +
      `, the first at ${first}`,
  }),
  /** `noun` is what the record is, such as 'Verification'. */
  recordAltered: (
    noun: string,
    record: RecordName,
    { shown, recorded }: { shown: string; recorded: string },
  ): Finding => ({
    code: 'record-altered',
    message: `${noun} ${nameOf(record)} shows ${shown}; ledger says ${recorded}`,
    ...about(noun, record),
  }),
  recordUnrecorded: (noun: string, record: RecordName): Finding => ({
    code: 'record-unrecorded',
    message: `${noun} ${nameOf(record)} has no event in the ledger`,
    ...about(noun, record),
  }),
  recordGone: (noun: string, record: RecordName, seq: number): Finding => ({
    code: 'record-gone',
    message: `${noun} ${nameOf(record)} is missing; ledger has it as event #${seq}`,
    seq,
    ...about(noun, record),
  }),
  /** Records that were there before their acts wrote events with them; `called` is what one and several are. */
  recordsFoundDiffer: (
    count: number,
    called: { singular: string; plural: string },
    day: string,
  ): Finding => ({
    code: 'records-found-differ',
    message:
      count === 1
        ? `The ${called.singular} from before ${day} is not as it was found`
        : `The ${count.toLocaleString('en-US')} ${called.plural} from before ${day} are not as they were found`,
  }),
  /** `what` is 'rank', 'first name', 'last name', 'role', 'unit' or 'status'. */
  personDiffers: (name: string, what: string, shown: string, recorded: string): Finding => ({
    code: 'person-differs',
    message: `Account ${name} shows ${what} ${shown}; ledger says ${recorded}`,
  }),
  /** `what` is 'name', 'kind' or 'parent'. */
  unitDiffers: (name: string, what: string, shown: string, recorded: string): Finding => ({
    code: 'unit-differs',
    message: `Unit ${name} shows ${what} ${shown}; ledger says ${recorded}`,
  }),
  /** `name` is the setting and its unit; `what` is 'value' or 'citation'. */
  settingDiffers: (name: string, what: string, shown: string, recorded: string): Finding => ({
    code: 'unit-differs',
    message: `Setting ${name} shows ${what} ${shown}; ledger says ${recorded}`,
  }),
  /** `minutes` since the first of them could have been sealed. */
  sealingStopped: (events: number, minutes: number): Finding => ({
    code: 'sealing-stopped',
    message:
      `${events} ${events === 1 ? 'event has' : 'events have'} waited ` +
      `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} for ${events === 1 ? 'its' : 'their'} seal`,
  }),
  keyMissing: (): Finding => ({
    code: 'key-missing',
    message: 'This server has no signing key; nothing is being sealed',
  }),
  eventIdRepeated: (seq: number, first: number): Finding => ({
    code: 'event-id-repeated',
    message: `Event #${seq} has the same id as event #${first}`,
    seq,
  }),
  /** `from` is who the event takes the item from; `holder` who held it by the events before. */
  transferFromOther: (
    seq: number,
    item: { id: string; serialNumber: string },
    { from, holder }: { from: string; holder: string },
  ): Finding => ({
    code: 'transfer-from-other',
    message: `Event #${seq} moves ${item.serialNumber} from ${from}; ${holder} held it`,
    seq,
    itemId: item.id,
  }),
  /** `what` is 'chain before', 'chain after', 'released' or 'holder before'; `due` is what the rule of succession makes it. */
  linkReplacedWrong: (
    seq: number,
    item: { id: string; serialNumber: string },
    what: string,
    { said, due, rule = 'succession' }: { said: string; due: string; rule?: string },
  ): Finding => ({
    code: 'link-replaced-wrong',
    message: `Event #${seq} says ${what} ${said} of ${item.serialNumber}; by the rule of ${rule} it is ${due}`,
    seq,
    itemId: item.id,
  }),
  /** A warning: nobody can have acted then. */
  eventPostdated: (seq: number, dated: string): Finding => ({
    code: 'event-postdated',
    message: `Event #${seq} is dated ${dated}, after this check`,
    seq,
  }),
  /** A warning: the order of the log is its evidence of time, and this event's own word is older. */
  eventBackdated: (seq: number, dated: string, after: string): Finding => ({
    code: 'event-backdated',
    message: `Event #${seq} is dated ${dated}, though it was recorded after an event of ${after}`,
    seq,
  }),
  /** `name` is what the policy calls the witness. */
  witnessRefused: (name: string, size: number): Finding => ({
    code: 'witness-refused',
    message: `Witness ${name} refused the checkpoint at ${size} events: it remembers another history`,
  }),
  witnessAhead: (name: string, seen: number, size: number): Finding => ({
    code: 'witness-ahead',
    message: `Ledger shrank from ${seen} to ${size}: witness ${name} has seen ${seen} events`,
  }),
  /** `reason` is what the chaincode said. */
  fabricRefused: (size: number, reason: string): Finding => ({
    code: 'fabric-refused',
    message: `Fabric refused the checkpoint at ${size} events: ${reason}`,
  }),
  fabricDiffers: (size: number): Finding => ({
    code: 'fabric-refused',
    message: `Fabric has anchored another root at ${size} events`,
  }),
  /** The others about witnesses are warnings. `since` is a time of day: 1912. */
  witnessSilent: (name: string, since: string): Finding => ({
    code: 'witness-silent',
    message: `Witness ${name} has not answered since ${since}`,
  }),
  witnessUnknownLog: (name: string): Finding => ({
    code: 'witness-unknown-log',
    message: `Witness ${name} does not know this ledger's key. Give its operator the key or the rotation note`,
  }),
  witnessSignature: (name: string): Finding => ({
    code: 'witness-signature',
    message: `Witness ${name} sent a signature that does not verify`,
  }),
  witnessQuorum: (answered: number, needed: number, since: string): Finding => ({
    code: 'witness-quorum',
    message: `Only ${answered} of ${needed} needed witnesses ${answered === 1 ? 'has' : 'have'} answered since ${since}`,
  }),
};
