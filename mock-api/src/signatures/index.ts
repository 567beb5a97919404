/** Signatures under papers, and who may give them. */
export { type Signer, findApprovers, isBelow, nearest, requireApprover } from './approvers';
export { type CheckedProof, checkProof } from './check-proof';
export { readSignatures, recordedSignature, shownSignature } from './read-signatures';
export { sign } from './sign';
