import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../../kernel';

/** argon2id with 19 MiB, two passes and one lane: OWASP's floor. The digest carries its own salt and settings. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the four threads that also read files and look up addresses, hashing leaves two. */
const inTurn = boundedQueue({ atOnce: 2, waiting: 100 });

/** @throws ApiError 503 where too many wait for the same. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, SETTINGS));

let nobody: Promise<string> | null = null;

/**
 * Checks a password. Without a digest, as for an unknown user or a person who has no password, the same work is done on one that
 * nobody's password fits, so that the time taken does not tell who has an account.
 *
 * @throws ApiError 503 where too many wait for the same.
 */
export async function passwordFits(password: string, digest: string | null | undefined): Promise<boolean> {
  nobody ??= hash('nobody', SETTINGS);
  const known = digest ?? (await nobody);
  const fits = await inTurn(() => verify(known, password));
  return typeof digest === 'string' && fits;
}
