import type { Json } from './canonical';

/** Characters of a string in which nothing is escaped. Surrogates are left to a closer look. */
export const PLAIN = String.raw`[^"\\\u0000-\u001f\ud800-\udfff]*`;
/** So many digits are an integer that was not rounded; minus nothing is not how it is written. */
export const INTEGER = String.raw`0|-?[1-9]\d{0,14}`;

const MEMBER = new RegExp(`"(${PLAIN})":(?:"(${PLAIN})"|(${INTEGER})|(true)|(false)|null)([,}])`, 'y');

/**
 * Reads the canonical text of an object without members that hold others, as most details of events are, in one
 * pass and for a third of what parsing it and writing it again takes. Null says nothing: the text wants the closer
 * look.
 */
export function readFlatObject(text: string): { [key: string]: Json } | null {
  if (text === '{}') return {};
  if (!text.startsWith('{')) return null;
  const object: { [key: string]: Json } = {};
  let before: string | null = null;
  MEMBER.lastIndex = 1;
  for (;;) {
    const member = MEMBER.exec(text);
    if (!member) return null;
    const [, key = '', word, integer, isTrue, isFalse, end] = member;
    // Assigning to that one would not make a member of it.
    if ((before !== null && key <= before) || key === '__proto__') return null;
    object[key] =
      word ?? (integer === undefined ? (isTrue ? true : isFalse ? false : null) : Number(integer));
    if (end === '}') return MEMBER.lastIndex === text.length ? object : null;
    before = key;
  }
}
