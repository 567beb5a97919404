import { isUtf8 } from 'node:buffer';
import { badRequest } from '../errors';

/** Bytes that were found to be text. */
export interface DecodedText {
  /** For people, e.g. 'UTF-8'. */
  encoding: string;
  /** True where the bytes do not say themselves how they are written. */
  guessed: boolean;
  /** The text in parts, every line end a line feed. */
  parts(): Generator<string>;
}

interface Encoding {
  label: string;
  name: string;
  /** Length of the byte order mark. */
  skip: number;
  guessed?: true;
}

const PART_BYTES = 64 * 1024;
const SAMPLE_BYTES = 4096;

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** UTF-16 without a mark gives itself away: every other byte of Latin text is zero. */
function looksLikeUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  if (even > most && odd === 0) return 'utf-16be';
  return null;
}

function encodingOf(bytes: Buffer): Encoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { label: 'UTF-8', name: 'utf-8', skip: 3 };
  if (startsWith(bytes, 0xff, 0xfe)) return { label: 'UTF-16', name: 'utf-16le', skip: 2 };
  if (startsWith(bytes, 0xfe, 0xff)) return { label: 'UTF-16', name: 'utf-16be', skip: 2 };
  const utf16 = looksLikeUtf16(bytes);
  if (utf16) return { label: 'UTF-16', name: utf16, skip: 0, guessed: true };
  if (isUtf8(bytes)) return { label: 'UTF-8', name: 'utf-8', skip: 0 };
  // Any bytes at all are Windows-1252, the superset of Latin-1 that spreadsheets write.
  return { label: 'Windows-1252 (Latin-1)', name: 'windows-1252', skip: 0, guessed: true };
}

/** Turns the line ends of Windows and of old Macs into line feeds, also where a part ends between CR and LF. */
function* withLineFeeds(parts: Iterable<string>): Generator<string> {
  let held = '';
  for (const part of parts) {
    const text = held + part;
    held = text.endsWith('\r') ? '\r' : '';
    yield (held ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

/** What Windows-1252 has where Latin-1 has control characters, 0x80 to 0x9f. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Not by TextDecoder: Node 20 reads these bytes as Latin-1. */
const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter);

function decoderOf(name: string): (bytes: Buffer, more: boolean) => string {
  if (name === 'windows-1252') return decodeWindows1252;
  const decoder = new TextDecoder(name, { fatal: true, ignoreBOM: true });
  return (bytes, more) => decoder.decode(bytes, { stream: more });
}

function* decodeParts(bytes: Buffer, { name, skip }: Encoding): Generator<string> {
  const decode = decoderOf(name);
  for (let from = skip; from < bytes.length; from += PART_BYTES) {
    const to = from + PART_BYTES;
    let part: string;
    try {
      part = decode(bytes.subarray(from, to), to < bytes.length);
    } catch {
      throw badRequest('This file is damaged or is not UTF-8 text. Save it again as CSV UTF-8.');
    }
    if (part.includes('\0')) throw badRequest('The file is not text. Save it as CSV UTF-8.');
    yield part;
  }
}

/**
 * Finds out how the bytes of a text file are written: by their byte order mark, as UTF-16 or UTF-8 by
 * their pattern, else as Windows-1252.
 *
 * @throws ApiError 400 for an empty file, a workbook and a PDF; reading the parts, for bytes that are no text.
 */
export function decodeText(bytes: Buffer): DecodedText {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw badRequest('This is a spreadsheet workbook. Save it as CSV UTF-8 and import that.');
  }
  if (startsWith(bytes, ...Buffer.from('%PDF-'))) {
    throw badRequest('This is a PDF file. Import the table it was made from, as .xlsx or CSV UTF-8.');
  }
  const encoding = encodingOf(bytes);
  if (bytes.length <= encoding.skip) throw badRequest('The file is empty.');
  return {
    encoding: encoding.label,
    guessed: encoding.guessed ?? false,
    parts: () => withLineFeeds(decodeParts(bytes, encoding)),
  };
}
