import type { SignatureProofDto } from '@hand-receipt/contracts';
import { string } from 'yup';
import { Text } from '../layout';
import { PinField, pinRule } from './pin-field';
import { PasswordField } from './text-fields';

/** What a signer enters: the PIN, or the password where they have set no PIN. */
export type Proof = 'pin' | 'password';

export const NO_PROOF = { pin: '', password: '' };

const RULES = { pin: pinRule, password: string().required('Password is required') };

/** What the form says of the proof. */
export const proofFields = (proof: Proof | undefined) => (proof ? { [proof]: RULES[proof] } : {});

/** The proof as the API takes it. */
export const toProof = (proof: Proof | undefined, values: typeof NO_PROOF): SignatureProofDto =>
  proof ? { [proof]: values[proof] } : {};

/** Signs by PIN or password, which the form holds in the field of that name. */
export function ProofField({ proof }: { proof: Proof | undefined }) {
  if (proof === undefined) return <Text color="fg.muted">To sign needs a connection.</Text>;
  if (proof === 'pin') return <PinField name="pin" label="Your PIN" hint="It is your signature." />;
  return <PasswordField name="password" label="Your password" hint="It is your signature." />;
}
