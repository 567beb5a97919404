import { type PasswordOwner, passwordWeakness } from '@hand-receipt/contracts';
import { badRequest } from '../../kernel';
import { DEMO_PASSWORD } from './demo';

interface ChosenPassword {
  password: string;
  /** Its name in the request. */
  field: string;
  /** The demo company keeps the password that its first screen names. */
  demo: boolean;
}

/** @throws ApiError 400 for a password that its person may not choose, naming the field. */
export function assertPasswordAllowed(owner: PasswordOwner, { password, field, demo }: ChosenPassword): void {
  if (demo && password === DEMO_PASSWORD) return;
  const weakness = passwordWeakness(password, owner);
  if (!weakness) return;
  const message = `This password is too weak. ${weakness}`;
  throw badRequest(message, { [field]: message });
}
