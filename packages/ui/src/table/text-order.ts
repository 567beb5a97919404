/** Characters that go into one number. */
const PACKED = 4;
/** Numbers that texts are ordered by before any two are compared: sixteen characters, as long as an NSN. */
const WORDS = 4;
const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/** Four characters as one number that orders as they do. Codes past 255 share a place and are told apart later. */
function pack(text: string, from: number): number {
  const end = Math.min(text.length, from + PACKED);
  if (end <= from) return 0;
  let packed = 0;
  for (let at = from; at < end; at += 1) packed = (packed << 8) | Math.min(text.charCodeAt(at), 255);
  return packed << (8 * (from + PACKED - end));
}

/** The words of all texts from one character on, or null where no text is that long. */
function packAll(texts: readonly string[], from: number, flip: number): Uint32Array | null {
  const words = new Uint32Array(texts.length);
  let some = false;
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index]!;
    some ||= text.length > from;
    words[index] = pack(text, from) ^ flip;
  }
  return some ? words : null;
}

/** One stable pass of a radix sort: `order` by sixteen bits of its keys. */
function byDigit(order: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(DIGITS + 1);
  for (let at = 0; at < keys.length; at += 1) starts[((keys[at]! >>> shift) & (DIGITS - 1)) + 1]! += 1;
  for (let digit = 0; digit < DIGITS; digit += 1) starts[digit + 1]! += starts[digit]!;
  const next = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const index = order[at]!;
    const digit = (keys[index]! >>> shift) & (DIGITS - 1);
    next[starts[digit]!] = index;
    starts[digit]! += 1;
  }
  return next;
}

/** Sorts each stretch of texts that share their first sixteen characters. */
function settleTies(
  order: Uint32Array,
  texts: readonly string[],
  words: readonly Uint32Array[],
  direction: number,
): void {
  const tied = (a: number, b: number) => {
    for (const keys of words) if (keys[a] !== keys[b]) return false;
    return true;
  };
  const compare = (a: number, b: number) =>
    texts[a]! === texts[b]! ? a - b : texts[a]! < texts[b]! ? -direction : direction;

  let start = 0;
  for (let end = 1; end <= order.length; end += 1) {
    if (end < order.length && tied(order[end - 1]!, order[end]!)) continue;
    if (end - start > 1) order.set(Array.from(order.subarray(start, end)).sort(compare), start);
    start = end;
  }
}

/**
 * Positions of `texts` in the order of their code units, stable, in either direction: a radix sort by the first
 * sixteen characters, then a comparison of what those leave equal. It makes a quarter of the work of a sort by
 * comparison when 100,000 texts are all different.
 */
export function textOrder(texts: readonly string[], desc: boolean): Uint32Array {
  const flip = desc ? 0xffffffff : 0;
  const words: Uint32Array[] = [];
  for (let word = 0; word < WORDS; word += 1) {
    const keys = packAll(texts, word * PACKED, flip);
    if (keys) words.push(keys);
  }
  let order: Uint32Array = new Uint32Array(texts.length);
  for (let index = 0; index < texts.length; index += 1) order[index] = index;
  for (const keys of words.toReversed()) order = byDigit(byDigit(order, keys, 0), keys, DIGIT_BITS);
  settleTies(order, texts, words, desc ? -1 : 1);
  return order;
}
