import { newId } from '../new-id';

/** Keys of writes that were sent and have no answer yet, by what they ask. */
const unanswered = new Map<string, string>();

/** Signing in is not done for anybody yet; checks of the ledger run on after their answer. */
const WITHOUT_KEY = /^\S+ \/api\/(auth|verification)\//;

export const isWrite = (method: string): boolean => !['GET', 'HEAD'].includes(method);

/** What a write asks, and the key that it carries. */
export interface KeyedWrite {
  asked: string;
  key: string;
}

/**
 * The Idempotency-Key of a write. The same write asked again before it was answered, at the same moment or after a
 * lost connection, carries the same key: the server does it once.
 *
 * @param call method and path
 * @returns null for a write that takes no key
 */
export function keyedWrite(call: string, url: string, body: unknown): KeyedWrite | null {
  if (WITHOUT_KEY.test(call)) return null;
  const [method = ''] = call.split(' ');
  const asked = JSON.stringify([method, url, body]);
  const key = unanswered.get(asked) ?? newId();
  unanswered.set(asked, key);
  return { asked, key };
}

/** A gateway lost the server's answer: nobody knows whether the write was done. */
const LOST_BEHIND_A_GATEWAY: readonly number[] = [502, 504];

/** Notes that a write was answered with a status: asked again, it is another one. */
export function noteAnswered(write: KeyedWrite | null, status: number): void {
  if (write && !LOST_BEHIND_A_GATEWAY.includes(status)) unanswered.delete(write.asked);
}
