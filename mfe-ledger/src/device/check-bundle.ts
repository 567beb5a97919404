import { chunksOf, dayOf, portableTools, verifyBundle } from '@hand-receipt/ledger';
import { type Bench, outcomeOf } from './check-ledger';
import { ask } from './http-source';
import type { BundleReport } from './messages';
import { holdCookie } from './held-cookie';
import { ownKey, recall } from './recall';

/**
 * Hashes every event of the ledger in this browser, as the export streams in, and holds the tree against
 * the key and the checkpoint that this browser remembers.
 *
 * @throws Error where the check could not be made.
 */
export async function checkBundle(person: string, bench: Bench): Promise<BundleReport> {
  const { memory } = await recall(bench.memories, person);
  const seen = memory?.checkpoint ?? holdCookie(bench.cookie, memory).forgotten;
  const { body } = await ask('/api/ledger/bundle');
  if (!body) throw new Error('The server sent no ledger.');
  const expected = {
    trustedKey: memory?.key,
    seen: seen
      ? { size: seen.size, root: seen.root, who: `this device saw on ${dayOf(new Date(seen.seenAt))}` }
      : undefined,
  };
  const verdict = await verifyBundle(chunksOf(body), portableTools, expected, ({ checked, size }) =>
    bench.onProgress({ checked, of: size }),
  );
  const { verified, findings, size, root, shown } = verdict;
  const outcomes = [outcomeOf(`every event ${ownKey(person)}`, findings)];
  return {
    verified,
    findings,
    size,
    root,
    shown,
    remembered: seen && { size: seen.size, seenAt: seen.seenAt },
    outcomes,
  };
}
