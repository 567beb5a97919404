import {
  COUNTER_PIN_DIGITS,
  COUNTER_REFUSALS,
  type HandOverDto,
  type PasskeyAssertionDto,
  type SignatureMethod,
} from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import {
  canUsePasskeys,
  queryClient,
  refusalOf,
  signWithPasskey,
  statusOf,
  useMutation,
} from '@hand-receipt/platform';
import { useRef, useState } from 'react';
import { toContent } from './list';
import { NO_PIN, type PinState } from './pin-keys';
import type { ShownList } from './use-hand-over';
import { failureWords, isSessionOver } from './use-reader';

interface SigningOptions {
  shown: ShownList;
  sessionId: string;
  onSigned: (handOver: HandOverDto) => void;
  /** The confirmation was used up: the list is checked and shown again, or goes back to the operator. */
  onAgain: (why: string) => Promise<boolean>;
  onEnd: (why: string) => void;
}

/** Whether the server may have recorded it although no answer came. */
const isLost = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status === 0 || status >= 500;
};

/** Whether the recipient can use a passkey in this browser. */
export const canSignByPasskey = ({ prepared }: ShownList): boolean =>
  prepared.passkeys.length > 0 && canUsePasskeys();

/** The recipient's signature of the list that they are shown. The PIN is in one call and nowhere else. */
export function useSigning({ shown, sessionId, onSigned, onAgain, onEnd }: SigningOptions) {
  const { mutateAsync, isPending } = useMutation(counterMutations.commit);
  const [pin, setPin] = useState<PinState>(NO_PIN);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isSending = useRef(false);

  const findRecorded = async (): Promise<HandOverDto | undefined> => {
    try {
      const found = await queryClient.fetchQuery(counterQueries.ofDraft(shown.list.draftId));
      return found.find(({ state }) => state !== 'lapsed');
    } catch {
      return undefined;
    }
  };
  const fail = async (failure: unknown) => {
    if (isSessionOver(failure)) return onEnd(refusalOf(failure as Error));
    if (isLost(failure)) {
      const recorded = await findRecorded();
      return recorded ? onSigned(recorded) : setError(failureWords(failure));
    }
    const words = refusalOf(failure as Error);
    setError(words);
    // A wrong PIN, too, uses the confirmation up.
    await onAgain(words);
  };
  /** The passkey's signature of the list; undefined where there was none, which is said. */
  const assertByPasskey = async () => {
    const { challenge, content_hash: contentHash, passkeys } = shown.prepared;
    try {
      return await signWithPasskey({ challenge, contentHash, passkeys });
    } catch (failure) {
      setError((failure as Error).message);
      return undefined;
    }
  };
  const send = async (method: SignatureMethod, assertion?: PasskeyAssertionDto) => {
    // Enter and the button may come at the same moment.
    if (isSending.current) return;
    isSending.current = true;
    const digits = pin.digits;
    setPin(NO_PIN);
    setError(null);
    const { challenge, content_hash: contentHash } = shown.prepared;
    try {
      const list = { ...toContent(shown.list, sessionId), challenge, contentHash };
      const takePin = () => (method === 'pin-on-device' ? digits : undefined);
      onSigned(await mutateAsync({ list, method, takePin, assertion }));
    } catch (failure) {
      await fail(failure);
    } finally {
      isSending.current = false;
    }
  };
  const signByPasskey = async () => {
    if (isSending.current || isAsking) return;
    setAsking(true);
    setPin(NO_PIN);
    setError(null);
    const assertion = await assertByPasskey();
    setAsking(false);
    if (assertion) await send('passkey-on-device', assertion);
  };
  const sign = () => {
    if (pin.digits.length < COUNTER_PIN_DIGITS.min) {
      setPin(NO_PIN);
      return setError(`Enter ${COUNTER_PIN_DIGITS.min} to ${COUNTER_PIN_DIGITS.max} digits.`);
    }
    return void send('pin-on-device');
  };
  return {
    pin,
    setPin,
    error,
    isPending: isPending || isAsking,
    sign,
    /** Where the recipient has one that this browser can use. */
    signByPasskey: canSignByPasskey(shown) ? () => void signByPasskey() : undefined,
    sendToPhone: () => void send('own-session'),
    isWrongPin: error === COUNTER_REFUSALS.wrongPin,
  };
}
