import {
  COUNTER_PIN_DIGITS,
  type HandOverDto,
  type PasskeyAssertionDto,
  type SignatureMethod,
} from '@hand-receipt/contracts';
import { refusalOf, statusOf } from '@hand-receipt/platform';
import { useRef, useState } from 'react';
import { NO_PIN, type PinState } from './pin-keys';
import { type PasskeyRequest, usePasskey } from './use-passkey';
import { failureWords, isSessionOver } from './use-reader';

/** A signature on its way. The PIN is in this call and nowhere else. */
interface SentSignature {
  method: SignatureMethod;
  takePin: () => string | undefined;
  /** Of a passkey. */
  assertion?: PasskeyAssertionDto;
}

interface SignatureOptions {
  /** What the recipient is shown; null while nothing is. */
  toSign: PasskeyRequest | null;
  send: (signature: SentSignature) => Promise<HandOverDto>;
  isPending: boolean;
  /** What the server has recorded although no answer came; undefined where it has nothing. */
  findRecorded: () => Promise<HandOverDto | undefined>;
  onSigned: (handOver: HandOverDto) => void;
  /** The confirmation was used up: what is signed is checked and shown again, or goes back to the operator. */
  onAgain: (why: string) => Promise<boolean>;
  /** The session is over; why. */
  onEnd: (why: string) => void;
}

/** Whether the server may have recorded it although no answer came. */
const isLost = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status === 0 || status >= 500;
};

/** The recipient's signature of what they are shown: their PIN or passkey on this device, or their own session. */
export function useSignature({ toSign, send, isPending, findRecorded, ...on }: SignatureOptions) {
  const [pin, setPin] = useState<PinState>(NO_PIN);
  const [error, setError] = useState<string | null>(null);
  const isSending = useRef(false);
  const [isAskingAgain, setAskingAgain] = useState(false);

  const fail = async (failure: unknown) => {
    if (isSessionOver(failure)) return on.onEnd(refusalOf(failure as Error));
    if (isLost(failure)) {
      const recorded = await findRecorded().catch(() => undefined);
      return recorded ? on.onSigned(recorded) : setError(failureWords(failure));
    }
    const words = refusalOf(failure as Error);
    setError(words);
    // A wrong PIN, too, uses the confirmation up: until there is another one, nothing can be signed.
    setAskingAgain(true);
    await on.onAgain(words).finally(() => setAskingAgain(false));
  };
  const signWith = async (method: SignatureMethod, assertion?: PasskeyAssertionDto) => {
    // Enter and the button may come at the same moment.
    if (isSending.current) return;
    isSending.current = true;
    const digits = pin.digits;
    setPin(NO_PIN);
    setError(null);
    try {
      const takePin = () => (method === 'pin-on-device' ? digits : undefined);
      on.onSigned(await send({ method, takePin, assertion }));
    } catch (failure) {
      await fail(failure);
    } finally {
      isSending.current = false;
    }
  };
  const passkey = usePasskey({
    toSign,
    onSigned: (assertion) => signWith('passkey-on-device', assertion),
    onFailed: setError,
  });
  const sign = () => {
    if (pin.digits.length < COUNTER_PIN_DIGITS.min) {
      setPin(NO_PIN);
      return setError(`Enter ${COUNTER_PIN_DIGITS.min} to ${COUNTER_PIN_DIGITS.max} digits.`);
    }
    return void signWith('pin-on-device');
  };
  return {
    pin,
    setPin,
    error,
    isPending: isPending || passkey.isAsking || isAskingAgain,
    /** What was shown is asked for again; the next PIN may be typed meanwhile. */
    isAskingAgain,
    sign,
    /** Where the recipient has a passkey that this browser can use. */
    signByPasskey: passkey.sign,
    sendToPhone: () => void signWith('own-session'),
  };
}

export type Signature = ReturnType<typeof useSignature>;
