import {
  countCodeProblem,
  normalizeSerial,
  readScan,
  SCAN_WORDS,
  type ScanAnswerDto,
  scanName,
  type ScanResult,
} from '@hand-receipt/contracts';
import { isNetworkError, type Outcome, type QueueEntry } from '@hand-receipt/platform';
import type { KnownItem } from './known-items';

/** Where a scan stands: with the server, answered, kept on this device, kept there no more, or refused. */
export type ScanState = 'checking' | ScanResult | 'waiting' | 'gone' | 'failed';

/** One code that was read in this dialog. */
export interface ScanEntry {
  id: number;
  /** What was read. */
  code: string;
  /** The serial number that the code says. */
  serial: string;
  state: ScanState;
  /** A sentence for the person with the phone. */
  message: string;
  /** Items whose serial number is one misreading away. */
  nearMisses: ScanAnswerDto['nearMisses'];
  /** Id of the item that is verified now; null for any other outcome. */
  itemId: string | null;
  /** What its data plate is to read, where the code shows a former serial number; it counts once a person has read it. */
  plate: { itemId: string; serial: string } | null;
  /** The UII of the mark, where its item has none and I may fill it in. */
  newUii: ScanAnswerDto['newUii'];
  /** Our own label was read; otherwise the serial number was typed, or came from the data plate. */
  byLabel: boolean;
  /** Id of the entry of the queue in which it waits or waited; null where it did not have to wait. */
  queueId: string | null;
}

/** A text that is no code is named by its beginning. */
const NAMED_CHARACTERS = 40;

/** The number that a code says: the serial number of a label or a mark, else the text itself, in capitals. */
export const serialOf = (code: string): string =>
  scanName(readScan(code)) || normalizeSerial(code.replace(/\p{C}/gu, '')).slice(0, NAMED_CHARACTERS);

/**
 * Why a text names no item; null where it may. A count keeps no web address and nothing that is too long for a number,
 * here as on the server.
 */
export function refusalOf(code: string, inventoryId: string | null): string | null {
  if (inventoryId !== null) return countCodeProblem(code);
  const reading = readScan(code);
  if (reading.kind === 'page') return SCAN_WORDS.page;
  return reading.kind === 'refused' ? reading.words : null;
}

export const newEntry = (id: number, code: string): ScanEntry => ({
  id,
  code,
  serial: serialOf(code),
  state: 'checking',
  message: 'Checking...',
  nearMisses: [],
  itemId: null,
  plate: null,
  newUii: null,
  byLabel: readScan(code).kind === 'label',
  queueId: null,
});

/** What a scan's end changes of its entry. */
export type ScanEnd = Pick<
  ScanEntry,
  'state' | 'message' | 'nearMisses' | 'itemId' | 'plate' | 'newUii' | 'queueId'
>;

const NOTHING = { nearMisses: [], itemId: null, plate: null, newUii: null, queueId: null };

const isDone = (result: ScanState) => result === 'verified' || result === 'already-verified';

/** What a device knows of a code that it keeps: of a blind list, nothing. */
export type OnList = 'listed' | 'not-listed' | 'blind';

const KEPT = 'It is kept on this device and sent as soon as there is one.';
const WAITING_WORDS: Record<OnList, string> = {
  listed: `No connection. ${KEPT}`,
  'not-listed': `No connection, and this device does not have it on its list. ${KEPT}`,
  blind: 'Recorded on this device. It is sent when the connection is back.',
};

/** A scan that was answered, or that waits for a connection. */
export function endOf({ answer, queued }: Outcome<ScanAnswerDto>, onList: OnList): ScanEnd {
  if (!answer) return { ...NOTHING, state: 'waiting', message: WAITING_WORDS[onList], queueId: queued.id };
  return answeredEnd(answer);
}

function answeredEnd(answer: ScanAnswerDto): ScanEnd {
  const { result, message, nearMisses, item, newUii } = answer;
  const plate = result === 'former-serial' && item ? { itemId: item.id, serial: item.serialNumber } : null;
  const itemId = (isDone(result) && item?.id) || null;
  return { ...NOTHING, state: result, message, nearMisses, itemId, plate, newUii };
}

/** This device's queue, and what the server answered to what was in it. */
export interface Sending {
  entries: readonly QueueEntry[];
  answers: Readonly<Record<string, unknown>>;
  /** Entries are being sent. One that has left the queue has its answer when they are. */
  syncing: boolean;
}

/** A scan as it stands by the queue: one that waited is answered or refused by now, or waits. */
export function asItStands(scan: ScanEntry, { entries, answers, syncing }: Sending): ScanEntry {
  if (scan.queueId === null) return scan;
  const answer = answers[scan.queueId] as ScanAnswerDto | undefined;
  if (answer) {
    const end = answeredEnd(answer);
    return { ...scan, ...end, message: isDone(end.state) ? `Recorded. ${end.message}` : end.message };
  }
  const kept = entries.find(({ id }) => id === scan.queueId);
  if (kept?.state === 'failed') {
    return { ...scan, state: 'failed', message: kept.reason ?? 'The server gave no reason.' };
  }
  // Another tab sent it, or its person discarded it.
  if (!kept && !syncing) return { ...scan, state: 'gone', message: 'It waits on this device no more.' };
  return scan;
}

/** A label that this device knows to show a former serial number of its item; the server was not reached. */
export const formerOffline = (shown: string, { id, serialNumber }: KnownItem): ScanEnd => ({
  ...NOTHING,
  state: 'former-serial',
  message: `This label shows ${shown}. The serial number is ${serialNumber}. Print a new label.`,
  plate: { itemId: id, serial: serialNumber },
});

/** A read that this device knows not to count; the server was not reached. */
export const notEligibleHere = (message: string): ScanEnd => ({ ...NOTHING, state: 'not-eligible', message });

/** A scan that came to nothing. */
export function failureOf(error: unknown, serial: string): ScanEnd {
  const reason = error instanceof Error ? error.message : 'It could not be sent.';
  const message = isNetworkError(error)
    ? `No connection, and this device does not know ${serial}. Scan it again once there is one.`
    : reason;
  return { ...NOTHING, state: 'failed', message };
}
