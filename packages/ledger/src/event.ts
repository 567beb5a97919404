import { fromUtf8 } from './bytes';
import { type Json, canonicalLedgerText } from './canonical';
import { LedgerError, must } from './errors';

export const EVENT_VERSION = 1;

/** What the ledger is given; the rest of an event is its place in the log. */
export interface EventContent {
  eventId: string;
  type: string;
  /** The item it happened to, where it happened to one. */
  item: string | null;
  /** Who did it; `name` is rank and name at that time. */
  actor: { id: string; name: string };
  /** ISO 8601 in UTC, with milliseconds. */
  ts: string;
  details: { [key: string]: Json };
  /** 32 hex digits. Keeps a leaf hash from being guessed from the likely contents. */
  nonce: string;
}

/** The body of an event: its canonical bytes are the leaf of the tree. */
export interface EventBody extends EventContent {
  v: typeof EVENT_VERSION;
  /** Place in the log, dense from 0. */
  seq: number;
  /** The item's event before this one. */
  itemPrevSeq: number | null;
  /** How many events the item has, this one included. */
  itemCount: number | null;
}

/**
 * An event's canonical text in three parts. The code that has the log's lock inserts the sequence number without
 * parsing: `beforeCounts itemCount ,"itemPrevSeq": itemPrevSeq beforeSeq seq afterSeq`.
 *
 * @throws TypeError where `details` is not plain JSON.
 */
export function formatEventParts(content: EventContent): {
  beforeCounts: string;
  beforeSeq: string;
  afterSeq: string;
} {
  const text = canonicalLedgerText;
  return {
    beforeCounts:
      `{"actor":${text(content.actor)},"details":${text(content.details)},` +
      `"eventId":${text(content.eventId)},"item":${text(content.item)},"itemCount":`,
    beforeSeq: `,"nonce":${text(content.nonce)},"seq":`,
    afterSeq: `,"ts":${text(content.ts)},"type":${text(content.type)},"v":${EVENT_VERSION}}`,
  };
}

/**
 * Reads the stored bytes of an event: they must be the very bytes that would be written of it.
 *
 * @throws LedgerError where they are not the canonical bytes of an event.
 */
export function readEvent(bytes: Uint8Array): EventBody {
  const text = fromUtf8(bytes);
  const body = parseJson(text);
  must(isEventBody(body), 'The event lacks a field or has one of the wrong kind.');
  must(isCanonical(text, body), 'The bytes of the event are not canonical.');
  return body;
}

/** As `readEvent`; null where the bytes are not an event. */
export function tryReadEvent(bytes: Uint8Array): EventBody | null {
  try {
    return readEvent(bytes);
  } catch (error) {
    if (error instanceof LedgerError) return null;
    throw error;
  }
}

/** Whether `text`, of which `body` was parsed, is its canonical text. */
function isCanonical(text: string, body: EventBody): boolean {
  try {
    return canonicalLedgerText(body) === text;
  } catch (error) {
    // A lone surrogate or an integer beyond 2^53, which have no canonical text.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new LedgerError('The event is not JSON.');
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS: Record<keyof EventBody, (value: unknown) => boolean> = {
  v: (value) => value === EVENT_VERSION,
  seq: isPlace,
  eventId: isText,
  type: isText,
  item: (value) => value === null || isText(value),
  actor: (value) => isRecord(value) && isText(value.id) && isText(value.name),
  ts: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  details: isRecord,
  itemPrevSeq: (value) => value === null || isPlace(value),
  itemCount: (value) => value === null || isPlace(value),
  nonce: (value) => isText(value) && /^[0-9a-f]{32}$/.test(value),
};

const CHECKS = Object.entries(FIELDS);

function isEventBody(value: unknown): value is EventBody {
  if (!isRecord(value)) return false;
  return Object.keys(value).length === CHECKS.length && CHECKS.every(([name, holds]) => holds(value[name]));
}
