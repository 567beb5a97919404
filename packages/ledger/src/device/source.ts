import type { KeyRotation } from '../rotation';

/** A checkpoint as the server answers it. */
export interface ServedCheckpoint {
  origin: string;
  /** The signed note; everything else is checked against it. */
  note: string;
  /** How many events the server has by its own word, where it gives it. */
  recorded?: unknown;
  /** The largest checkpoint that the server says a quorum of witnesses has cosigned, with their lines. */
  witnessed?: { note: string } | null;
}

/** An event's bytes with its proof in the tree of the size that was asked for. */
export interface ServedEvidence {
  seq: number;
  /** The canonical text that was hashed. */
  body: string;
  /** Hex. */
  leafHash: string;
  /** Hex, nearest sibling first; null for an event past that size. */
  proof: readonly string[] | null;
}

/** Where a device asks for evidence. None of the answers is believed. */
export interface LedgerSource {
  keys(): Promise<{ origin: string; firstKey: string; rotations: readonly KeyRotation[] }>;
  checkpoint(): Promise<ServedCheckpoint>;
  /** Hex hashes. */
  consistency(from: number, to: number): Promise<readonly string[]>;
  /** Hex hashes of the complete subtrees of the first `size` events, largest first. */
  subtrees(size: number): Promise<readonly string[]>;
  /** The person's own events after place `after`, oldest first, proved in the tree of `size`; none at the end. */
  receipts(after: number, size: number): Promise<readonly ServedEvidence[]>;
}
