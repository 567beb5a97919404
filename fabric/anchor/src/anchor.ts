/** What a chaincode keeps: text under a key. On a peer this is the state of the channel. */
export interface AnchorState {
  get(key: string): Promise<string>;
  put(key: string, value: string): Promise<void>;
}

/** What the network answers: a refusal is an error of the chaincode, in these words. */
export class Refusal extends Error {
  override name = 'Refusal';
}

const isSize = (text: string) => /^(0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text));
const isRoot = (text: string) => /^[0-9a-f]{64}$/.test(text);

/**
 * Keeps the newest root of a ledger, `size root`, under the ledger's origin. The same anchor again writes nothing.
 * Whether one root extends the other is not checked here: verifiers hold each anchored root against the ledger's tree.
 *
 * @returns what is kept now.
 * @throws Refusal "malformed", "smaller: 632" or "another root for the same size"
 */
export async function anchor(
  state: AnchorState,
  origin: string,
  size: string,
  root: string,
): Promise<string> {
  if (origin === '' || !isSize(size) || !isRoot(root)) throw new Refusal('malformed');
  const kept = await state.get(origin);
  const now = `${size} ${root}`;
  if (kept === now) return kept;
  const [keptSize = ''] = kept.split(' ');
  if (Number(keptSize) > Number(size)) throw new Refusal(`smaller: ${keptSize}`);
  if (keptSize === size) throw new Refusal('another root for the same size');
  await state.put(origin, now);
  return now;
}

/** @returns `size root` of the newest anchor of a ledger; empty before the first. */
export const latest = (state: AnchorState, origin: string): Promise<string> => state.get(origin);

/** Runs a call by its name, as a peer sends it. @throws Refusal */
export async function call(state: AnchorState, name: string, args: readonly string[]): Promise<string> {
  const [origin = '', size = '', root = ''] = args;
  if (name === 'anchor' && args.length === 3) return anchor(state, origin, size, root);
  if (name === 'latest' && args.length === 1) return latest(state, origin);
  throw new Refusal('malformed');
}
