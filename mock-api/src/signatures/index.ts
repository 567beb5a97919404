/** Signatures under papers. */
export { type CheckedProof, checkProof } from './check-proof';
export { sign } from './sign';
