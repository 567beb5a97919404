import { chunksOf, dayOf, portableTools, verifyBundle } from '@hand-receipt/ledger';
import { type Bench, outcomeOf, rememberedOf } from './check-ledger';
import { ask } from './http-source';
import type { BundleReport } from './messages';
import { memoryKey, recall } from './recall';

/**
 * Hashes every event of the ledger in this browser, as the export streams in, and holds the tree against
 * the key and the checkpoint that this browser remembers.
 *
 * @throws Error where the check could not be made.
 */
export async function checkBundle(person: string, { memories, onProgress }: Bench): Promise<BundleReport> {
  const { memory } = await recall(memories, person);
  const { body } = await ask('/api/ledger/bundle');
  if (!body) throw new Error('The server sent no ledger.');
  const expected = memory && {
    trustedKey: memory.key,
    seen: {
      size: memory.checkpoint.size,
      root: memory.checkpoint.root,
      who: `this device saw on ${dayOf(new Date(memory.checkpoint.seenAt))}`,
    },
  };
  const verdict = await verifyBundle(chunksOf(body), portableTools, expected ?? {}, ({ checked, size }) =>
    onProgress({ checked, of: size }),
  );
  const { verified, findings, size, root, shown } = verdict;
  const outcomes = [outcomeOf(`every event ${memoryKey(person)}`, findings)];
  return { verified, findings, size, root, shown, remembered: rememberedOf(memory), outcomes };
}
