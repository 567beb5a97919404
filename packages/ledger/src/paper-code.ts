import { fromHex, sameBytes, toHex } from './bytes';
import { cosignatureBytes, readCosignature } from './cosignature';
import { isDecimal } from './decimal';
import { must } from './errors';
import { HASH_BYTES, type Hash } from './hashing';

/** Begins every code that this product prints; the number is the version of what follows. */
const MARK = 'HR1';
/** More would not scan from paper. */
export const MOST_COSIGNATURES = 3;
const KEY_ID_BYTES = 4;
const SIGNATURE_BYTES = 64;
const SIZE_DIGITS = 15;
/** Digits of the latest time that can be signed. */
const TIME_DIGITS = 19;
/** More than both codes of a page have. */
const MOST_CHARACTERS = 2000;

/** A cosignature as a code has it: by the ID of the witness's key, without its name. */
export interface PaperCosignature {
  keyId: Uint8Array;
  /** Seconds since 1970. */
  time: bigint;
  /** 64 bytes of Ed25519. */
  signature: Uint8Array;
}

/** Characters of the id of a registered paper, and of the secret that only the paper shows. */
const ID_CHARACTERS = 8;
const SECRET_CHARACTERS = 10;
/** Digits and capitals without I, L, O and U, which are misread. */
const PAPER_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Id, secret, number of events, root. */
const PAPER = new RegExp(
  `^${MARK}/P/([${PAPER_ALPHABET}]{${ID_CHARACTERS}})/([${PAPER_ALPHABET}]{${SECRET_CHARACTERS}})` +
    `/([1-9]\\d{0,${SIZE_DIGITS - 1}})/([0-9A-F]{${2 * HASH_BYTES}})$`,
);
/** A server with an address of its own prints the code behind it, so that any phone opens the page that checks it. */
const ADDRESS = /^HTTPS?:\/\/[^#\s]+#(?=HR1\/P\/)/;

/** What the code of a registered paper says: which paper it is, and the state of the ledger. */
export interface RegisteredPaper {
  id: string;
  /** Ten random characters. Without them nobody learns whether a paper is ours. */
  secret: string;
  size: bigint;
  root: Hash;
}

/** What the codes of a printed page say of the ledger. The first code of a page has no cosignatures. */
export interface PaperCheckpoint {
  size: bigint;
  root: Hash;
  cosignatures: readonly PaperCosignature[];
}

/** In capitals, which a QR code holds in the least space. */
const hex = (bytes: Uint8Array): string => toHex(bytes).toUpperCase();

/** The first code of a page: the number of events and their root. */
export const formatSealedCode = ({ size, root }: Pick<PaperCheckpoint, 'size' | 'root'>): string =>
  `${MARK}/L/${size}/${hex(root)}`;

/** The first code of a page of a registered paper. @param address of the page that checks it; left out: the code alone */
export function formatPaperCode({ id, secret, size, root }: RegisteredPaper, address?: string): string {
  const code = [MARK, 'P', id, secret, String(size), hex(root)].join('/');
  return address === undefined ? code : `${address}#${code}`;
}

/** Reads the code of a registered paper, with or without an address before it; null for anything else. */
export function readPaperCode(text: string): RegisteredPaper | null {
  if (text.length > MOST_CHARACTERS) return null;
  const found = PAPER.exec(withoutAddress(text));
  if (!found) return null;
  const [id = '', secret = '', size = '', root = ''] = found.slice(1);
  return { id, secret, size: BigInt(size), root: fromHex(root) };
}

/** Random bytes that the id and the secret of a paper are made of. */
export const PAPER_NAME_BYTES = ID_CHARACTERS + SECRET_CHARACTERS;

/** An id and a secret for a new paper. @param random `PAPER_NAME_BYTES` of them */
export function newPaperNames(random: Uint8Array): { id: string; secret: string } {
  const characters = [...random].map((byte) => PAPER_ALPHABET[byte % PAPER_ALPHABET.length] ?? '');
  return {
    id: characters.slice(0, ID_CHARACTERS).join(''),
    secret: characters.slice(ID_CHARACTERS).join(''),
  };
}

/** The second code of a page: the same with cosignatures, by which a person with the policy checks it offline. */
export function formatWitnessedCode({ size, root, cosignatures }: PaperCheckpoint): string {
  mustBeSoMany(cosignatures);
  const signed = cosignatures.map(({ keyId, time, signature }) => `${hex(keyId)}.${time}.${hex(signature)}`);
  return [MARK, 'C', String(size), hex(root), ...signed].join('/');
}

/**
 * Reads the codes of one page, either or both, with white space between them. Nothing is verified.
 *
 * @throws LedgerError where one is malformed, or they are of two checkpoints.
 */
export function readPaperCodes(text: string): PaperCheckpoint {
  must(text.length <= MOST_CHARACTERS, 'This is more than the codes of one page.');
  const codes = text.toUpperCase().split(/\s+/).filter(Boolean).map(readCode);
  const [first, ...others] = codes;
  must(first !== undefined, 'There is no code.');
  must(
    others.every(({ size, root }) => size === first.size && sameBytes(root, first.root)),
    'These codes are of different checkpoints: they are not of one page.',
  );
  return { ...first, cosignatures: codes.flatMap(({ cosignatures }) => cosignatures) };
}

function readCode(code: string): PaperCheckpoint {
  const registered = readPaperCode(code);
  if (registered) return { size: registered.size, root: registered.root, cosignatures: [] };
  const [mark, kind, size = '', root = '', ...signed] = code.split('/');
  must(
    mark === MARK && (kind === 'P' || kind === 'L' || kind === 'C'),
    'This is not a code of the ledger. Those begin with HR1/P/, HR1/L/ or HR1/C/.',
  );
  // The code of a registered paper is whole, or was read above.
  const isWhole = kind !== 'P' && size !== '' && root !== '';
  must(isWhole, `This code is not complete. Scan it again, or type all that stands after ${MARK}/${kind}/.`);
  must(isSize(size), 'The size in the code is not a number of events.');
  must(isHex(root, HASH_BYTES), 'The root in the code is not 64 hexadecimal digits.');
  const cosignatures = signed.map(readSigned);
  if (kind === 'C') mustBeSoMany(cosignatures);
  else must(cosignatures.length === 0, 'The code has a part too many.');
  return { size: BigInt(size), root: fromHex(root), cosignatures };
}

function readSigned(text: string): PaperCosignature {
  const [id = '', time = '', bytes = '', ...more] = text.split('.');
  const isFormed =
    isHex(id, KEY_ID_BYTES) &&
    isDecimal(time) &&
    time.length <= TIME_DIGITS &&
    isHex(bytes, SIGNATURE_BYTES) &&
    more.length === 0;
  must(isFormed, 'A cosignature in the code is malformed.');
  const signature = fromHex(bytes);
  const read = readCosignature(cosignatureBytes(BigInt(time), signature));
  must(read !== null, 'A cosignature in the code has no possible time.');
  return { keyId: fromHex(id), time: read.time, signature };
}

function mustBeSoMany({ length }: readonly PaperCosignature[]): void {
  must(length > 0, 'The code has no cosignature.');
  must(length <= MOST_COSIGNATURES, `The code has more than ${MOST_COSIGNATURES} cosignatures.`);
}

const withoutAddress = (text: string): string => text.trim().toUpperCase().replace(ADDRESS, '');

const isSize = (text: string): boolean => isDecimal(text) && text !== '0' && text.length <= SIZE_DIGITS;

const isHex = (text: string, bytes: number): boolean =>
  text.length === 2 * bytes && [...text].every((digit) => '0123456789ABCDEF'.includes(digit));
