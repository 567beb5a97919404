import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes and one lane: OWASP's floor. The digest carries its own salt and settings. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, SETTINGS);

let nobody: Promise<string> | null = null;

/**
 * Checks a password. Without a digest, as for an unknown user, the same work is done on one that
 * nobody's password fits, so that the time taken does not tell who has an account.
 */
export async function passwordFits(password: string, digest: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const fits = await verify(digest ?? (await nobody), password);
  return digest !== undefined && fits;
}
