/**
 * A log and what a careful client needs, written from the RFCs and C2SP texts alone: nothing of the product's code is
 * used, so a mistake of it is not repeated here.
 */
import {
  type KeyObject,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const rawKey = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' }).subarray(-32);

const keyIdOf = (name: string, type: number, key: Buffer): Buffer =>
  sha256(`${name}\n`, Buffer.of(type), key).subarray(0, 4);

/** The largest power of two below `size`. */
const splitOf = (size: number): number => (size <= 2 ? 1 : 2 ** Math.floor(Math.log2(size - 1)));

/** An Ed25519 key that signs notes under a name. */
export class NoteKey {
  readonly #pair = generateKeyPairSync('ed25519');
  readonly vkey: string;

  constructor(readonly name: string) {
    const key = rawKey(this.#pair.publicKey);
    const encoded = Buffer.concat([Buffer.of(1), key]).toString('base64');
    this.vkey = `${name}+${keyIdOf(name, 1, key).toString('hex')}+${encoded}`;
  }

  /** A signature line over a text. */
  line(text: string): string {
    const id = keyIdOf(this.name, 1, rawKey(this.#pair.publicKey));
    const signature = sign(null, Buffer.from(text), this.#pair.privateKey);
    return `— ${this.name} ${Buffer.concat([id, signature]).toString('base64')}\n`;
  }
}

/** A log of made-up events, by the recursive definitions of RFC 6962, section 2.1. */
export class IndependentLog {
  readonly #leaves: Buffer[] = [];
  readonly #salt = randomBytes(8).toString('hex');

  constructor(
    readonly origin: string,
    public key = new NoteKey(origin),
  ) {}

  /** A log with the same first events and others after them, signed by the same key. */
  fork(from: number): IndependentLog {
    const fork = new IndependentLog(this.origin, this.key);
    for (let at = 0; at < from; at += 1) fork.#leaves.push(this.#leaf(at));
    return fork;
  }

  root(begin: number, end: number): Buffer {
    if (end === begin) return sha256();
    if (end - begin === 1) return this.#leaf(begin);
    const middle = begin + splitOf(end - begin);
    return sha256(Buffer.of(1), this.root(begin, middle), this.root(middle, end));
  }

  /** PROOF(old, D[size]) of RFC 6962, section 2.1.2, in base64. */
  proof(old: number, size: number): string[] {
    return old === 0 ? [] : this.#subproof(old, 0, size, true).map((hash) => hash.toString('base64'));
  }

  text(size: number, extension = ''): string {
    return `${this.origin}\n${size}\n${this.root(0, size).toString('base64')}\n${extension}`;
  }

  note(size: number, key = this.key): string {
    return `${this.text(size)}\n${key.line(this.text(size))}`;
  }

  /** The body of a request; an honest one unless a part is given. */
  request(old: number, size: number, { proof = this.proof(old, size), note = this.note(size) } = {}): string {
    return [`old ${old}`, ...proof, '', note].join('\n');
  }

  #leaf(at: number): Buffer {
    return (this.#leaves[at] ??= sha256(Buffer.of(0), `event ${at} ${this.#salt}`));
  }

  #subproof(old: number, begin: number, end: number, complete: boolean): Buffer[] {
    const size = end - begin;
    if (old === size) return complete ? [] : [this.root(begin, end)];
    const split = splitOf(size);
    return old <= split
      ? [...this.#subproof(old, begin, begin + split, complete), this.root(begin + split, end)]
      : [...this.#subproof(old - split, begin + split, end, false), this.root(begin, begin + split)];
  }
}

/** The time of a witness's line over a checkpoint's text, checked by C2SP tlog-cosignature. @throws Error */
export function cosignedAt(vkey: string, text: string, line: string): bigint {
  const [name = '', id = ''] = vkey.split('+');
  const encoded = Buffer.from(vkey.slice(name.length + id.length + 2), 'base64');
  const key = encoded.subarray(1);
  if (encoded[0] !== 4 || keyIdOf(name, 4, key).toString('hex') !== id)
    throw new Error('no key of a witness');
  const start = `— ${name} `;
  if (!line.startsWith(start) || !line.endsWith('\n')) throw new Error(`no line of ${name}: ${line}`);
  const bytes = Buffer.from(line.slice(start.length, -1), 'base64');
  const time = bytes.readBigUInt64BE(4);
  const publicKey = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key]),
    format: 'der',
    type: 'spki',
  });
  const message = Buffer.from(`cosignature/v1\ntime ${time}\n${text}`);
  const holds =
    bytes.length === 76 &&
    bytes.subarray(0, 4).toString('hex') === id &&
    verify(null, message, publicKey, bytes.subarray(12));
  if (!holds) throw new Error(`the cosignature does not hold: ${line}`);
  return time;
}

export const hashOf = (origin: string): string => sha256(origin).toString('hex');
