import type { PasskeyAssertionDto, PreparedDto } from '@hand-receipt/contracts';
import { canUsePasskeys, signWithPasskey } from '@hand-receipt/platform';
import { useState } from 'react';

/** What is to be signed, and with which passkeys. */
export type PasskeyRequest = Pick<PreparedDto, 'passkeys'> & { challenge: string; content_hash: string };

interface PasskeyOptions {
  /** What the recipient is shown; null while nothing is. */
  toSign: PasskeyRequest | null;
  onSigned: (assertion: PasskeyAssertionDto) => Promise<void>;
  /** Why there is no signature, in words. What was shown may still be signed. */
  onFailed: (why: string) => void;
}

/** A passkey of the recipient on this device; `sign` is absent where they have none that this browser can use. */
export function usePasskey({ toSign, onSigned, onFailed }: PasskeyOptions) {
  const [isAsking, setAsking] = useState(false);
  if (!toSign || toSign.passkeys.length === 0 || !canUsePasskeys()) return { isAsking: false };
  const sign = async () => {
    const { challenge, content_hash: contentHash, passkeys } = toSign;
    setAsking(true);
    try {
      const assertion = await signWithPasskey({ challenge, contentHash, passkeys });
      await onSigned(assertion);
    } catch (failure) {
      onFailed((failure as Error).message);
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, sign: () => void sign() };
}
