import { bytesOf, latinOf } from './read-file';

export interface PhotoSize {
  width: number;
  height: number;
}

/** Segments of a JPEG that may stand before its frame: a camera writes about ten. */
const MOST_SEGMENTS = 200;

/** The marker of a frame, whose header says how large the picture is; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

async function jpegSize(file: Blob): Promise<PhotoSize | null> {
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
    const head = await bytesOf(file, at, 9);
    if (head.byteLength < 9 || head.getUint8(0) !== 0xff) return null;
    const marker = head.getUint8(1);
    if (isFrame(marker)) return { height: head.getUint16(5), width: head.getUint16(7) };
    // A marker may have any number of FF before it.
    at += marker === 0xff ? 1 : 2 + head.getUint16(2);
  }
  return null;
}

/** Of the three ways in which a WebP says it: as one picture with loss, as one without, or as a canvas. */
function webpSize(head: DataView): PhotoSize | null {
  const threeBytes = (at: number) => head.getUint16(at, true) + (head.getUint8(at + 2) << 16);
  switch (latinOf(head).slice(12, 16)) {
    case 'VP8 ':
      return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = head.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    default:
      return null;
  }
}

/**
 * How large a picture is, by the header of its file: nothing is decoded before that is known, since a small file
 * may unpack to more than the device has room for.
 *
 * @param file a JPEG, PNG or WebP
 * @returns pixels; null where the header does not say, and decoding will fail
 */
export async function photoSize(file: Blob): Promise<PhotoSize | null> {
  const head = await bytesOf(file, 0, 30);
  if (head.byteLength < 30) return null;
  const text = latinOf(head);
  if (text.startsWith('\x89PNG')) return { width: head.getUint32(16), height: head.getUint32(20) };
  return text.startsWith('RIFF') ? webpSize(head) : jpegSize(file);
}
