import {
  normalizeSerial,
  readScan,
  SCAN_WORDS,
  type ScanAnswerDto,
  scanName,
  type ScanResult,
} from '@hand-receipt/contracts';
import { isNetworkError, type Outcome } from '@hand-receipt/platform';
import type { KnownItem } from './known-items';

/** Where a scan stands: with the server, answered, kept on this device, or refused. */
export type ScanState = 'checking' | ScanResult | 'waiting' | 'failed';

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
}

/** A text that is no code is named by its beginning. */
const NAMED_CHARACTERS = 40;

/** The number that a code says: the serial number of a label or a mark, else the text itself, in capitals. */
export const serialOf = (code: string): string =>
  scanName(readScan(code)) || normalizeSerial(code.replace(/\p{C}/gu, '')).slice(0, NAMED_CHARACTERS);

/** Why a text names no item; null where it may. */
export function refusalOf(code: string): string | null {
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
});

/** What a scan's end changes of its entry. */
export type ScanEnd = Pick<ScanEntry, 'state' | 'message' | 'nearMisses' | 'itemId' | 'plate' | 'newUii'>;

const NOTHING = { nearMisses: [], itemId: null, plate: null, newUii: null };

const isDone = (result: ScanResult) => result === 'verified' || result === 'already-verified';

/** What a device knows of a code that it keeps: of a blind list, nothing. */
export type OnList = 'listed' | 'not-listed' | 'blind';

const KEPT = 'It is kept on this device and sent as soon as there is one.';
const WAITING_WORDS: Record<OnList, string> = {
  listed: `No connection. ${KEPT}`,
  'not-listed': `No connection, and this device does not have it on its list. ${KEPT}`,
  blind: 'Recorded on this device. It is sent when the connection is back.',
};

/** A scan that was answered, or that waits for a connection. */
export function endOf({ answer }: Outcome<ScanAnswerDto>, onList: OnList): ScanEnd {
  if (!answer) return { ...NOTHING, state: 'waiting', message: WAITING_WORDS[onList] };
  const { result, message, nearMisses, item, newUii } = answer;
  const plate = result === 'former-serial' && item ? { itemId: item.id, serial: item.serialNumber } : null;
  return { state: result, message, nearMisses, itemId: (isDone(result) && item?.id) || null, plate, newUii };
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
