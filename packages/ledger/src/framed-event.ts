import { type Json, isCanonicalText } from './canonical';
import type { EventBody, ReadEvent } from './event';
import { PlainReader, isPlain } from './plain-reader';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NONCE = /^[0-9a-f]{32}$/;
const AFTER_DETAILS = ',"eventId":"';

/**
 * Reads an event whose text is the plain case of a canonical one, at a fraction of the cost of parsing all
 * of it and writing it again. Null says nothing: the text wants the closer look.
 */
export function readFramed(text: string): ReadEvent | null {
  if (!isPlain(text)) return null;
  const reader = new PlainReader(text);
  reader.pass('{"actor":{"id":');
  const id = reader.string();
  reader.pass(',"name":');
  const name = reader.string();
  reader.pass('},"details":');
  if (reader.failed) return null;
  const start = reader.at;
  const details = takeDetails(text, reader);
  const detailsText = text.slice(start, reader.at);
  reader.pass(',"eventId":');
  const eventId = reader.string();
  reader.pass(',"item":');
  const item = reader.meets('null') ? null : reader.string();
  reader.pass(',"itemCount":');
  const itemCount = reader.meets('null') ? null : reader.number();
  reader.pass(',"itemPrevSeq":');
  const itemPrevSeq = reader.meets('null') ? null : reader.number();
  reader.pass(',"nonce":');
  const nonce = reader.string();
  reader.pass(',"seq":');
  const seq = reader.number();
  reader.pass(',"ts":');
  const ts = reader.string();
  reader.pass(',"type":');
  const type = reader.string();
  reader.pass(',"v":1}');
  const at = Date.parse(ts);
  if (reader.failed || reader.at !== text.length || details === null) return null;
  if (!NONCE.test(nonce) || !TIME.test(ts) || Number.isNaN(at)) return null;
  const actor = { id, name };
  const body: EventBody = {
    actor,
    details,
    eventId,
    item,
    itemCount,
    itemPrevSeq,
    nonce,
    seq,
    ts,
    type,
    v: 1,
  };
  return { body, detailsText, at };
}

/** Goes past the details. @returns null where they are not canonical. */
function takeDetails(text: string, reader: PlainReader): EventBody['details'] | null {
  const inside = new PlainReader(text);
  inside.at = reader.at;
  const flat = inside.flatObject();
  if (!inside.failed) {
    reader.at = inside.at;
    return flat;
  }
  const end = text.lastIndexOf(AFTER_DETAILS);
  const details = canonicalObject(text.slice(reader.at, end));
  reader.at = end;
  return details;
}

/** The value of `text` where it is the canonical text of an object. */
function canonicalObject(text: string): { [key: string]: Json } | null {
  if (!text.startsWith('{')) return null;
  try {
    const value = JSON.parse(text) as { [key: string]: Json };
    return isCanonicalText(text, value) ? value : null;
  } catch {
    return null;
  }
}
