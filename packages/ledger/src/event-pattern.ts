import type { Json } from './canonical';
import type { EventBody, ReadEvent } from './event';
import { INTEGER, PLAIN } from './flat-object';

const TEXT = `"(${PLAIN})"`;
/** So many digits are a number that was not rounded. */
const PLACE = String.raw`0|[1-9]\d{0,14}`;
const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;

/** An event's members in canonical order, up to its details: two groups. */
export const BEFORE_DETAILS = String.raw`^\{"actor":\{"id":${TEXT},"name":${TEXT}\},"details":`;
/** The member behind the details. Whatever they are, they end before the last of it. */
export const BEHIND_DETAILS = ',"eventId":';
/** From there to the type: as many groups as `readMembers` reads. */
export const AFTER_DETAILS =
  String.raw`${BEHIND_DETAILS}${TEXT},"item":(?:null|${TEXT}),"itemCount":(?:null|(${PLACE})),` +
  String.raw`"itemPrevSeq":(?:null|(${PLACE})),"nonce":"([0-9a-f]{32})","seq":(${PLACE}),"ts":"(${TIME})","type":`;
/** A type of any name: one group. */
export const ANY_TYPE = TEXT;
/** What stands behind the type, to the end. */
export const END = String.raw`,"v":1\}$`;
/** A member's value that holds no others: two groups, for `readValue`. */
export const VALUE = `(?:${TEXT}|(${INTEGER}|true|false|null))`;

/** @param word of a string; `other` is how any other value is written. */
export function readValue(word: string | undefined, other: string | undefined): Json {
  if (word !== undefined) return word;
  if (other === 'true') return true;
  if (other === 'false') return false;
  return other === undefined || other === 'null' ? null : Number(other);
}

/** The event of which `AFTER_DETAILS` found the rest, in the groups from `from` on; null where its time is none. */
export function readMembers(
  known: Pick<EventBody, 'actor' | 'details' | 'type'>,
  detailsText: string,
  found: RegExpExecArray,
  from: number,
): ReadEvent | null {
  const ts = found[from + 6] ?? '';
  const at = Date.parse(ts);
  if (Number.isNaN(at)) return null;
  const body: EventBody = {
    actor: known.actor,
    details: known.details,
    eventId: found[from] ?? '',
    item: found[from + 1] ?? null,
    itemCount: placeOf(found[from + 2]),
    itemPrevSeq: placeOf(found[from + 3]),
    nonce: found[from + 4] ?? '',
    seq: Number(found[from + 5]),
    ts,
    type: known.type,
    v: 1,
  };
  return { body, detailsText, at };
}

const placeOf = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits));
