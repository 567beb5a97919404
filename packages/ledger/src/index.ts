export { fromBase64, fromHex, fromUtf8, sameBytes, toBase64, toHex, toUtf8 } from './bytes';
export { type Json, canonicalBytes, canonicalize } from './canonical';
export { type Cause, causeFirst, causeOf, causeSentence, followsFrom } from './cause';
export {
  type Checkpoint,
  formatCheckpoint,
  openCheckpoint,
  parseCheckpoint,
  signCheckpoint,
} from './checkpoint';
export { type ConsistencyClaim, proveConsistency, verifyConsistency } from './consistency';
export { CORRECTION, type CorrectionTarget, pointsTo, targetOf } from './correction';
export { type Cosignature, openCosignatures } from './cosignature';
export { dayOf, momentOf } from './dates';
export { isDecimal } from './decimal';
export { LedgerError } from './errors';
export {
  EVENT_VERSION,
  type EventBody,
  type EventContent,
  formatEventParts,
  readEvent,
  tryReadEvent,
} from './event';
export { type Finding, type FindingCode, findings } from './findings';
export { HASH_BYTES, type Hash, type TreeHasher, portableHasher, treeHasher } from './hashing';
export { type InclusionClaim, proveInclusion, verifyInclusion } from './inclusion';
export { ItemChains } from './item-chains';
export { Keyring } from './keyring';
export {
  ED25519,
  ED25519_COSIGNATURE,
  type VerifierKey,
  formatVerifierKey,
  keyTypeOf,
  parseVerifierKey,
} from './keys';
export { MemoryStore } from './memory-store';
export {
  type Note,
  type NoteSignature,
  type Signer,
  openNote,
  parseNote,
  signNote,
  signatureLine,
  signersOf,
} from './note';
export {
  PAPER_NAME_BYTES,
  type PaperCheckpoint,
  type RegisteredPaper,
  formatPaperCode,
  formatSealedCode,
  formatWitnessedCode,
  newPaperNames,
  readPaperCode,
  readPaperCodes,
} from './paper-code';
export {
  type PaperWitnesses,
  originOf,
  paperWitnessedBy,
  paperWitnesses,
  witnessedWords,
} from './paper-witnesses';
export { type PacketContent, type PacketEvent, type PacketPaper, formatPacket } from './packet/format';
export { type LossPacketContent, formatLossPacket, verifyLossPacket } from './packet/loss-packet';
export { type PacketVerdict, verifyPacket } from './packet/verify';
export { type Policy, type PolicyMember, type PolicyWitness, isQuorum, readPolicy } from './policy';
export { neededWitnesses } from './quorum';
export { type KeyRotation, openRotation, signRotation } from './rotation';
export { type NodeStore, readRoot } from './store';
export { Report } from './report';
export { type NodeId, completeSubtrees } from './subtree';
export { type LinkAct, type Replaced, changeLink } from './succession/change-link';
export { type LedgerTools, portableTools } from './tools';
export { GrowingTree } from './tree';
export { type Verifier, portableVerifier, verifierFor } from './verifier';
export { type WitnessedBy, tooFewWords, witnessedBy } from './witnessed-by';
export {
  type WitnessAnswer,
  type WitnessRequest,
  formatWitnessRequest,
  parseWitnessRequest,
  refusalOf,
} from './witness-request';

export { type BundleHeader, formatBundleHeader, formatBundleLine } from './bundle/format';
export { type Progress, chunksOf, verifyBundle } from './bundle/read-stream';
export { type BundleExpectations, type BundleVerdict, BundleVerification } from './bundle/verify';
export { compareCheckpoints } from './device/compare';
export { type CheckedEvidence, checkEvidence } from './device/evidence';
export { type ItemHistoryVerdict, checkItemHistory } from './device/item-history';
export {
  type DeviceMemory,
  type OwnReceipts,
  type SeenCheckpoint,
  NEWER_MEMORY,
  UNREADABLE_MEMORY,
  isReceipt,
  readMemory,
  refuseNewer,
} from './device/memory';
export { type Seen, readSeenText, seenText } from './device/seen-text';
export type { LedgerSource, ServedCheckpoint, ServedEvidence } from './device/source';
export { openServed, trustedKeys } from './device/trust';
export type { WitnessLook } from './device/witnessed';
export { type DeviceCheck, type DeviceVerdict, verifyFromDevice } from './device/verify-device';
export { type EvidenceFile, evidenceFile, type ServedAnswers } from './evidence-file/format';
export { type EvidenceVerdict, judgeEvidence } from './evidence-file/judge';
