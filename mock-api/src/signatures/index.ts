/** Signatures under papers, and who may give them. */
export {
  APPROVES,
  type Signer,
  findApprovers,
  isBelow,
  nearest,
  readApprovers,
  requireApprover,
} from './approvers';
export { type CheckedProof, checkProof } from './check-proof';
export { readSignatures, recordedSignature, shownSignature } from './read-signatures';
export { sign } from './sign';
