import { type Json, isCanonicalText } from './canonical';
import type { ReadEvent } from './event';
import { AFTER_DETAILS, ANY_TYPE, BEFORE_DETAILS, BEHIND_DETAILS, END, readMembers } from './event-pattern';
import { EventShapes } from './event-shapes';
import { readFlatObject } from './flat-object';

const BEFORE = new RegExp(String.raw`${BEFORE_DETAILS}(?=\{)`);
const AFTER = new RegExp(`${AFTER_DETAILS}${ANY_TYPE}${END}`, 'y');
/** Where the type is among the groups of `AFTER`. */
const TYPE = 8;

const shapes = new EventShapes();

/**
 * Reads an event whose text is the plain case of a canonical one, at a fraction of the cost of parsing all
 * of it and writing it again. Null says nothing: the text wants the closer look.
 */
export const readFramed = (text: string): ReadEvent | null => shapes.read(text) ?? readOfNewShape(text);

function readOfNewShape(text: string): ReadEvent | null {
  const before = BEFORE.exec(text);
  const end = text.lastIndexOf(BEHIND_DETAILS);
  AFTER.lastIndex = Math.max(end, 0);
  const after = before && AFTER.exec(text);
  if (!after) return null;
  const [start, id = '', name = ''] = before;
  const detailsText = text.slice(start.length, end);
  const flat = readFlatObject(detailsText);
  const details = flat ?? canonicalObject(detailsText);
  if (details === null) return null;
  const event = readMembers({ actor: { id, name }, details, type: after[TYPE] ?? '' }, detailsText, after, 1);
  if (event && flat) shapes.learn(event.body);
  return event;
}

/** The value of `text`, which begins as an object does, where it is its canonical text. */
function canonicalObject(text: string): { [key: string]: Json } | null {
  try {
    const value = JSON.parse(text) as { [key: string]: Json };
    return isCanonicalText(text, value) ? value : null;
  } catch {
    return null;
  }
}
