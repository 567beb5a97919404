import { fromHex, fromUtf8, sameBytes, toHex } from '../bytes';
import { type Checkpoint, openCheckpoint } from '../checkpoint';
import type { Cause } from '../cause';
import { must } from '../errors';
import { type Finding, findings } from '../findings';
import { Keyring } from '../keyring';
import { Report } from '../report';
import type { LedgerTools } from '../tools';
import { GrowingTree } from '../tree';
import { EventsCheck } from './events-check';
import { type BundleHeader, parseBundleHeader, parseBundleLine } from './format';
import { LineReader } from './lines';
import { Misplaced } from './misplaced';

/** What the reader knows from elsewhere, and holds the file against. */
export interface BundleExpectations {
  /** A key of the log that the reader trusts: from an earlier visit, from paper, from a colleague. */
  trustedKey?: string;
  /** A size and root that the reader has seen before. `who` finishes "differs from what ...". */
  seen?: { size: number; root: string; who: string };
}

export interface BundleVerdict {
  /** True where nothing was found. Whether the key is the right one only `trustedKey` can say. */
  verified: boolean;
  /** The cause stands first. */
  findings: Finding[];
  /** Null where nothing was found. */
  cause: Cause | null;
  origin: string;
  size: number;
  /** Hex. */
  root: string;
  /** The key that signed the checkpoint. */
  key: string;
  keyIsTrusted: boolean;
  /** The signed note of the checkpoint, with the lines of the witnesses that cosigned it. */
  note: string;
  /** Events whose contents are in the file, out of `size`. */
  shown: number;
  exportedAt: string;
}

/**
 * Verifies an exported ledger as it streams by. It keeps of each event no more than its id and type.
 *
 * Whatever keeps the check from being made (a file that is no bundle, a malformed line, a key that is no
 * key) is thrown; whatever the check finds out is a finding.
 */
export class BundleVerification {
  readonly #lines = new LineReader();
  readonly #events = new EventsCheck();
  readonly #tree: GrowingTree;
  readonly #report = new Report();
  #open: { header: BundleHeader; keys: Keyring; checkpoint: Checkpoint } | null = null;
  #lineNumber = 0;
  #shown = 0;
  #rootSeen: string | null = null;
  /** The first line whose number is not that of its place. Past it no root can be built. */
  #misplaced: Misplaced | null = null;

  constructor(
    private readonly tools: LedgerTools,
    private readonly expected: BundleExpectations = {},
  ) {
    this.#tree = new GrowingTree(tools.hasher);
  }

  /** Events checked so far. */
  get checked(): number {
    return this.#tree.size;
  }

  /** Events that there are; null before the header was read. */
  get size(): number | null {
    return this.#open?.header.size ?? null;
  }

  /** @throws LedgerError with the sentence of what is malformed. */
  take(chunk: Uint8Array): void {
    for (const line of this.#lines.take(chunk)) {
      this.#lineNumber += 1;
      if (this.#open) this.#takeEvent(line, this.#open.header);
      else this.#takeHeader(fromUtf8(line));
    }
  }

  /** The verdict, once everything was taken. @throws LedgerError where the file is cut short. */
  conclude(): BundleVerdict {
    this.#lines.end();
    must(this.#open !== null, 'This file is not a ledger bundle: it is empty.');
    const { header, keys, checkpoint } = this.#open;
    this.#events.end().forEach((finding) => this.#report.add(finding));
    const root = toHex(this.#tree.root());
    if (this.#misplaced) {
      this.#report.add(this.#misplaced.end());
      return this.#verdict(header, keys, root);
    }
    if (this.#tree.size < header.size) this.#report.add(findings.ledgerShrank(header.size, this.#tree.size));
    else if (!sameBytes(this.#tree.root(), checkpoint.root)) {
      this.#report.add(findings.historyRewritten(header.size, 'was sealed'));
    }
    this.#compareWithSeen();
    return this.#verdict(header, keys, root);
  }

  #verdict(header: BundleHeader, keys: Keyring, root: string): BundleVerdict {
    const { trustedKey } = this.expected;
    return {
      verified: this.#report.clean,
      findings: this.#report.findings,
      cause: this.#report.cause,
      origin: header.origin,
      size: header.size,
      root,
      key: keys.keyAt(BigInt(header.size)),
      keyIsTrusted: trustedKey !== undefined && keys.isVouchedFor(BigInt(header.size), trustedKey),
      note: header.checkpoint,
      shown: this.#shown,
      exportedAt: header.exportedAt,
    };
  }

  #takeHeader(line: string): void {
    const header = parseBundleHeader(line);
    const { origin, firstKey, rotations, size } = header;
    const { trustedKey } = this.expected;
    const keys = Keyring.follow(origin, firstKey, rotations, this.tools.verifierOf);
    if (trustedKey !== undefined) {
      const { name } = this.tools.verifierOf(trustedKey);
      must(name === origin, `The bundle is of the log ${origin}; the key that you trust is of ${name}.`);
      if (!keys.isVouchedFor(BigInt(size), trustedKey)) this.#report.add(findings.keyChanged());
    }
    const checkpoint = openCheckpoint(header.checkpoint, origin, [keys.at(BigInt(size))]);
    must(
      checkpoint.size === BigInt(size),
      `The bundle says that it holds ${size} events; its checkpoint is of ${checkpoint.size}.`,
    );
    this.#open = { header, keys, checkpoint };
  }

  #takeEvent(bytes: Uint8Array, { size }: BundleHeader): void {
    if (this.#misplaced) return this.#misplaced.take(bytes);
    const line = parseBundleLine(bytes, this.#lineNumber);
    const seq = this.#tree.size;
    must(seq < size, 'The ledger bundle has more events than its checkpoint.');
    if (line.seq !== seq) {
      this.#misplaced = new Misplaced(seq, line.seq);
      return;
    }
    const hash = line.body && this.tools.hasher.leaf(line.body);
    const isSealed = hash !== null && toHex(hash) === line.leafHash;
    if (line.body === null) this.#events.pass(seq);
    else this.#takeBody(seq, line.body, isSealed ? null : line.leafHash);
    this.#tree.append(isSealed ? hash : fromHex(line.leafHash));
    if (this.#tree.size === this.expected.seen?.size) this.#rootSeen = toHex(this.#tree.root());
  }

  /** @param sealed the hash of its line, where it is not that of the bytes. */
  #takeBody(seq: number, body: Uint8Array, sealed: string | null): void {
    this.#shown += 1;
    const hasSealedHash = (bytes: Uint8Array) => toHex(this.tools.hasher.leaf(bytes)) === sealed;
    const found =
      sealed === null ? this.#events.take(seq, body) : this.#events.takeUnsealed(seq, body, hasSealedHash);
    found.forEach((finding) => this.#report.add(finding));
  }

  #compareWithSeen(): void {
    const { seen } = this.expected;
    if (!seen) return;
    if (seen.size > this.#tree.size) this.#report.add(findings.ledgerShrank(seen.size, this.#tree.size));
    else if (this.#rootSeen !== seen.root) this.#report.add(findings.historyRewritten(seen.size, seen.who));
  }
}
