export { fromBase64, fromHex, fromUtf8, sameBytes, toBase64, toHex, toUtf8 } from './bytes';
export { type Json, canonicalBytes, canonicalize } from './canonical';
export {
  type Checkpoint,
  formatCheckpoint,
  openCheckpoint,
  parseCheckpoint,
  signCheckpoint,
} from './checkpoint';
export { type ConsistencyClaim, proveConsistency, verifyConsistency } from './consistency';
export { LedgerError } from './errors';
export { EVENT_VERSION, type EventBody, type EventContent, formatEventParts, parseEvent } from './event';
export { type Finding, type FindingCode, findings } from './findings';
export { HASH_BYTES, type Hash, type TreeHasher, portableHasher, treeHasher } from './hashing';
export { type InclusionClaim, proveInclusion, verifyInclusion } from './inclusion';
export { type VerifierKey, formatVerifierKey, parseVerifierKey } from './keys';
export { MemoryStore } from './memory-store';
export {
  type Note,
  type NoteSignature,
  type Signer,
  openNote,
  parseNote,
  signNote,
  signatureLine,
} from './note';
export { type NodeStore, readRoot } from './store';
export { type NodeId, completeSubtrees } from './subtree';
export { GrowingTree } from './tree';
export { type Verifier, portableVerifier, verifierFor } from './verifier';
