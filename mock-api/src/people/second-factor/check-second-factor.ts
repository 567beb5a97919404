import type { Kysely } from 'kysely';
import { ApiError, type Database } from '../../kernel';
import { clearAttempts, recordAttempt } from '../auth/throttle';
import { spendRecoveryCode } from './recovery-codes';
import { isTotpCode, tidyCode, spendTotpCode } from './totp';
import type { TotpSecrets } from './totp-secrets';

/** What a person showed beside their password; null where they have no authenticator app. */
export type ShownFactor = 'code' | 'recovery-code' | null;

interface Entered {
  userId: string;
  /** As typed; undefined where none was. */
  code: string | undefined;
  secrets: TotpSecrets;
  at: Date;
}

const WRONG = 'wrong-code';

/** The code was compared, and it counts as a wrong attempt. */
export const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.code === WRONG;

/**
 * Asks a person who has entered their password for the code of their authenticator app, or one of their recovery codes.
 * Each is good for one sign-in. Wrong ones are counted for the person, wherever they come from: a code is short.
 *
 * @throws ApiError 401 'code-needed' without a code, 'wrong-code' for a wrong or used one; 429 after too many wrong ones.
 */
export async function checkSecondFactor(
  db: Kysely<Database>,
  { userId, code, secrets, at }: Entered,
): Promise<ShownFactor> {
  const totp = await db.selectFrom('totp').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (!totp) return null;
  if (code === undefined)
    throw new ApiError(401, 'code-needed', 'Enter the code of your authenticator app.', {
      code: 'Enter the code of your authenticator app.',
    });
  await recordAttempt(db, 'code', userId, at);
  const typed = tidyCode(code);
  const isTotp = isTotpCode(typed);
  const outcome = isTotp
    ? await spendTotpCode(db, { userId, code: typed, secrets, at })
    : await spendRecoveryCode(db, { userId, code: typed, at });
  if (outcome !== 'right') {
    const message = refusalOf(outcome, isTotp);
    throw new ApiError(401, WRONG, message, { code: message });
  }
  await clearAttempts(db, 'code', userId, at);
  return isTotp ? 'code' : 'recovery-code';
}

function refusalOf(outcome: 'wrong' | 'used', isTotp: boolean): string {
  if (outcome === 'wrong') return isTotp ? 'The code is wrong.' : 'The recovery code is wrong.';
  return isTotp
    ? 'This code was used already. Wait for the next one.'
    : 'This recovery code was used already. Use another one.';
}
