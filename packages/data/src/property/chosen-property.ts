import { type PropertyItem, type ReceiptPartiesDto, toPropertyItem } from '@hand-receipt/contracts';
import { ask, askPage } from '../core/query';

/** Rows worth reading in a dialog; the rest is counted. */
const SHOWN = 50;

/** The property chosen for a hand receipt, as it stands now. */
export interface ChosenProperty {
  /** All that goes on it, in the order of the choice. */
  ids: string[];
  /** The first of them, whole. */
  shown: PropertyItem[];
  /** Who gives and who holds how many of them. */
  parties: ReceiptPartiesDto[];
  /** How many of the chosen I do not see any more: transferred away since. */
  gone: number;
}

/** Of thousands of chosen items only those that are shown are sent; of the others the server says what matters. */
export async function loadChosen(chosen: readonly string[], signal: AbortSignal): Promise<ChosenProperty> {
  const first = chosen.slice(0, SHOWN);
  const query = { scope: 'visible', limit: SHOWN, ids: first.join(',') } as const;
  const [{ items }, { parties, gone }] = await Promise.all([
    askPage('GET /api/property', { query, signal }),
    ask('POST /api/da2062/chosen', { body: { property_ids: [...chosen] }, signal }),
  ]);
  const lost = new Set(gone);
  const found = new Map(items.map((item) => [item.id, item]));
  const ids = chosen.filter((id) => !lost.has(id));
  const shown = ids.flatMap((id) => found.get(id) ?? []).map(toPropertyItem);
  return { ids, shown, parties, gone: lost.size };
}
