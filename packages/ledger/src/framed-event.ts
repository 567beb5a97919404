import { type Json, isCanonicalText } from './canonical';
import type { EventBody, ReadEvent } from './event';
import { PLAIN, readFlatObject } from './flat-object';

const TEXT = `"(${PLAIN})"`;
/** So many digits are a number that was not rounded. */
const PLACE = String.raw`0|[1-9]\d{0,14}`;
const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;

/** An event's members in canonical order, up to its details. */
const BEFORE_DETAILS = new RegExp(String.raw`^\{"actor":\{"id":${TEXT},"name":${TEXT}\},"details":(?=\{)`);
/** The member behind the details. Whatever they are, they end before the last of it. */
const BEHIND_DETAILS = ',"eventId":';
const AFTER_DETAILS = new RegExp(
  String.raw`${BEHIND_DETAILS}${TEXT},"item":(?:null|${TEXT}),"itemCount":(?:null|(${PLACE})),` +
    String.raw`"itemPrevSeq":(?:null|(${PLACE})),"nonce":"([0-9a-f]{32})","seq":(${PLACE}),"ts":"(${TIME})",` +
    String.raw`"type":${TEXT},"v":1\}$`,
  'y',
);

/**
 * Reads an event whose text is the plain case of a canonical one, at a fraction of the cost of parsing all
 * of it and writing it again. Null says nothing: the text wants the closer look.
 */
export function readFramed(text: string): ReadEvent | null {
  const before = BEFORE_DETAILS.exec(text);
  const end = text.lastIndexOf(BEHIND_DETAILS);
  AFTER_DETAILS.lastIndex = Math.max(end, 0);
  const after = before && AFTER_DETAILS.exec(text);
  if (!after) return null;
  const [start, id = '', name = ''] = before;
  const [, eventId = '', item = null, itemCount, itemPrevSeq, nonce = '', seq, ts = '', type = ''] = after;
  const detailsText = text.slice(start.length, end);
  const details = readFlatObject(detailsText) ?? canonicalObject(detailsText);
  const at = Date.parse(ts);
  if (details === null || Number.isNaN(at)) return null;
  const body: EventBody = {
    actor: { id, name },
    details,
    eventId,
    item,
    itemCount: placeOf(itemCount),
    itemPrevSeq: placeOf(itemPrevSeq),
    nonce,
    seq: Number(seq),
    ts,
    type,
    v: 1,
  };
  return { body, detailsText, at };
}

const placeOf = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits));

/** The value of `text`, which begins as an object does, where it is its canonical text. */
function canonicalObject(text: string): { [key: string]: Json } | null {
  try {
    const value = JSON.parse(text) as { [key: string]: Json };
    return isCanonicalText(text, value) ? value : null;
  } catch {
    return null;
  }
}
