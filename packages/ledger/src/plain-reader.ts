import type { Json } from './canonical';

/** Text in which nothing is escaped, so that a quote ends a string. Surrogates are left to a closer look. */
const PLAIN = /^[^\\\u0000-\u001f\ud800-\udfff]*$/;
const QUOTE = 0x22;
const ZERO = 0x30;
const NINE = 0x39;
/** So many digits are a number that was not rounded. */
const MOST_DIGITS = 15;

export const isPlain = (text: string): boolean => PLAIN.test(text);

/**
 * Reads plain text of canonical JSON from left to right, for a reader who knows what must come next. What
 * comes instead makes it fail, once and for all: whatever is read after that means nothing.
 */
export class PlainReader {
  /** Where the next thing begins. */
  at = 0;
  failed = false;

  constructor(private readonly text: string) {}

  /** Whether `words` come next; goes past them where they do. */
  meets(words: string): boolean {
    if (!this.text.startsWith(words, this.at)) return false;
    this.at += words.length;
    return true;
  }

  pass(words: string): void {
    if (!this.meets(words)) this.failed = true;
  }

  string(): string {
    const end = this.text.indexOf('"', this.at + 1);
    if (end < 0 || this.text.charCodeAt(this.at) !== QUOTE) {
      this.failed = true;
      return '';
    }
    const value = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return value;
  }

  /** A whole number from 0 on, of at most 15 digits. */
  number(): number {
    const start = this.at;
    let value = 0;
    for (let digit = this.#digit(); digit !== null; digit = this.#digit()) {
      value = 10 * value + digit;
      this.at += 1;
    }
    const digits = this.at - start;
    const padded = digits > 1 && this.text.charCodeAt(start) === ZERO;
    if (digits === 0 || digits > MOST_DIGITS || padded) this.failed = true;
    return value;
  }

  /** An object in canonical order whose members are strings, numbers as above, true, false or null. */
  flatObject(): { [key: string]: Json } {
    const members: { [key: string]: Json } = {};
    this.pass('{');
    if (this.meets('}')) return members;
    let before: string | null = null;
    do {
      const key = this.string();
      // A member of that name would become the object's prototype.
      if ((before !== null && key <= before) || key === '__proto__') this.failed = true;
      this.pass(':');
      members[key] = this.#flatValue();
      before = key;
    } while (!this.failed && this.meets(','));
    this.pass('}');
    return members;
  }

  #flatValue(): Json {
    if (this.text.charCodeAt(this.at) === QUOTE) return this.string();
    if (this.meets('null')) return null;
    if (this.meets('true')) return true;
    if (this.meets('false')) return false;
    return this.number();
  }

  #digit(): number | null {
    const code = this.text.charCodeAt(this.at);
    return code >= ZERO && code <= NINE ? code - ZERO : null;
  }
}
