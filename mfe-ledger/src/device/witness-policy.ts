import { type Policy, readPolicy } from '@hand-receipt/ledger';

/**
 * The policy that this program was built with (WITNESS_POLICY_FILE at the build): whom this browser trusts as a
 * witness. Nothing that a server answers changes it.
 *
 * @returns null where it was built without one.
 * @throws LedgerError where it cannot be read.
 */
export function builtInPolicy(): Policy | null {
  return isBuiltWithPolicy() ? readPolicy(textOfBuild()) : null;
}

/** Whether this program trusts any witness. */
export const isBuiltWithPolicy = (): boolean => textOfBuild() !== '';

const textOfBuild = (): string => process.env.WITNESS_POLICY ?? '';
