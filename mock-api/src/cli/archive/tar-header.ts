/** A tar is made of blocks of this many bytes. */
export const BLOCK = 512;

/** One file of an archive. */
export interface TarHeader {
  /** Relative, with forward slashes; one at the end for a folder. */
  path: string;
  /** Bytes. */
  size: number;
}

const NAME_BYTES = 100;
/** More than eleven octal digits hold. */
const OCTAL_LIMIT = 8 ** 11;
/** For their owner alone. */
const FILE_MODE = '0000600';
const FOLDER_MODE = '0000700';

const CHECKSUM = { at: 148, bytes: 8 };
const SIZE = { at: 124, bytes: 12 };

/** The sum of the block's bytes, its own field read as spaces. */
function checksumOf(block: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at += 1) {
    const own = at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.bytes;
    sum += own ? 0x20 : (block[at] ?? 0);
  }
  return sum;
}

function writeSize(block: Buffer, size: number): void {
  if (size < OCTAL_LIMIT) {
    block.write(size.toString(8).padStart(SIZE.bytes - 1, '0'), SIZE.at);
    return;
  }
  // The first bit says that a binary number follows.
  block.writeUInt8(0x80, SIZE.at);
  block.writeBigUInt64BE(BigInt(size), SIZE.at + SIZE.bytes - 8);
}

function readSize(block: Buffer): number {
  if (block.readUInt8(SIZE.at) === 0x80) return Number(block.readBigUInt64BE(SIZE.at + SIZE.bytes - 8));
  return Number.parseInt(textAt(block, SIZE.at, SIZE.bytes), 8);
}

const textAt = (block: Buffer, at: number, bytes: number): string => {
  const end = block.indexOf(0, at);
  return block.toString('utf8', at, end === -1 ? at + bytes : Math.min(end, at + bytes)).trim();
};

/**
 * The block before a file's bytes, in the ustar format that every `tar` reads.
 *
 * @throws RangeError for a path longer than 100 bytes.
 */
export function writeHeader({ path, size }: TarHeader, madeAt: Date): Buffer {
  if (Buffer.byteLength(path) > NAME_BYTES)
    throw new RangeError(`${path} is too long a name for the archive.`);
  const block = Buffer.alloc(BLOCK);
  block.write(path, 0);
  block.write(isFolder({ path }) ? FOLDER_MODE : FILE_MODE, 100);
  block.write('0000000', 108);
  block.write('0000000', 116);
  writeSize(block, size);
  block.write(
    Math.floor(madeAt.getTime() / 1000)
      .toString(8)
      .padStart(11, '0'),
    136,
  );
  block.write(isFolder({ path }) ? '5' : '0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return block;
}

/** @returns null for the empty block that ends an archive. @throws RangeError for what is no header. */
export function readHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null;
  const sum = Number.parseInt(textAt(block, CHECKSUM.at, CHECKSUM.bytes), 8);
  const size = readSize(block);
  if (sum !== checksumOf(block) || !Number.isSafeInteger(size))
    throw new RangeError('This is no tar header.');
  return { path: textAt(block, 0, NAME_BYTES), size };
}

export const isFolder = ({ path }: Pick<TarHeader, 'path'>): boolean => path.endsWith('/');

/** Bytes that fill up a file's last block. */
export const paddingAfter = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;
