import { toHex } from './bytes';
import { must } from './errors';
import { type KeyRotation, openRotation } from './rotation';
import type { Verifier } from './verifier';

interface Span {
  key: string;
  verifier: Verifier;
  /** Place of the event that brought it in; it signs the checkpoints of larger sizes. Null for the first. */
  since: number | null;
}

/** The keys of one log in their order, each authorised by the one before. */
export class Keyring {
  readonly #spans: [Span, ...Span[]];
  readonly #rotations: KeyRotation[] = [];

  /** @throws LedgerError where `firstKey` is malformed. */
  constructor(
    readonly origin: string,
    readonly firstKey: string,
    private readonly verifierOf: (key: string) => Verifier,
  ) {
    const verifier = verifierOf(firstKey);
    must(verifier.name === origin, `The key is of the log ${verifier.name}, not of ${origin}.`);
    this.#spans = [{ key: firstKey, verifier, since: null }];
  }

  /** The keys that `rotations` lead to. @throws LedgerError at the first that is not authorised. */
  static follow(
    origin: string,
    firstKey: string,
    rotations: readonly KeyRotation[],
    verifierOf: (key: string) => Verifier,
  ): Keyring {
    const keys = new Keyring(origin, firstKey, verifierOf);
    rotations.forEach((rotation) => keys.rotate(rotation));
    return keys;
  }

  /**
   * Takes up the next change of the key.
   *
   * @throws LedgerError where the present key did not sign it, or its place is not after the one before.
   */
  rotate(rotation: KeyRotation): void {
    const { seq, authorisation } = rotation;
    const present = this.#last;
    must(seq > (present.since ?? -1), 'The changes of the signing key are not in order.');
    const key = openRotation(authorisation, this.origin, present.verifier);
    must(!this.includes(key), 'The signing key was changed to one that was used before.');
    this.#spans.push({ key, verifier: this.verifierOf(key), since: seq });
    this.#rotations.push(rotation);
  }

  /** The changes that were taken up: `follow` makes the same keys of them. */
  get rotations(): readonly KeyRotation[] {
    return this.#rotations;
  }

  /** The key that signs now. */
  get current(): string {
    return this.#last.key;
  }

  includes(key: string): boolean {
    return this.#spans.some((span) => span.key === key);
  }

  /** Whether one of the keys has this id (hex). */
  includesId(keyId: string): boolean {
    return this.#spans.some(({ verifier }) => toHex(verifier.keyId) === keyId);
  }

  /** The verifier of the checkpoint of `size` events: of the last key whose event is among them. */
  at(size: bigint): Verifier {
    return this.#signing(size).verifier;
  }

  /** The key of that verifier. */
  keyAt(size: bigint): string {
    return this.#signing(size).key;
  }

  /**
   * Whether the checkpoint of `size` events is signed by `trusted` or by a key that it led to. A key that
   * stands before the trusted one has nobody's word but its own: anyone can claim to have authorised it.
   */
  isVouchedFor(size: bigint, trusted: string): boolean {
    const from = this.#spans.findIndex(({ key }) => key === trusted);
    return from >= 0 && from <= this.#spans.indexOf(this.#signing(size));
  }

  #signing(size: bigint): Span {
    const before = this.#spans.filter(({ since }) => since === null || BigInt(since) < size);
    return before.at(-1) ?? this.#spans[0];
  }

  get #last(): Span {
    return this.#spans.at(-1) ?? this.#spans[0];
  }
}
