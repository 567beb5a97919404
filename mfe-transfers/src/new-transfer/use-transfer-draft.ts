import { type KeptDraft, usePersistedDraft } from '@hand-receipt/platform';
import type { NewTransferValues } from './new-transfer-values';

/** What stands in the form, for the list of what waits on this device: 'M4A1 Carbine W123456 to SPC Whitaker'. */
function wordsOf({ lines, itemName, serialNumber, recipient }: NewTransferValues): string {
  const typed = `${itemName} ${serialNumber}`.trim();
  const names = lines.map((line) => `${line.name} ${line.serialNumber}`);
  const items = (typed ? [...names, typed] : names).join(', ');
  return [items, recipient.trim() && `to ${recipient.trim()}`].filter(Boolean).join(' ');
}

/**
 * The transfer request that was typed and not sent. Custody moves only with both parties, so it waits on this
 * device as a draft, and its person sends it.
 */
export const useTransferDraft = (): KeptDraft<NewTransferValues> =>
  usePersistedDraft<NewTransferValues>({
    name: 'new-transfer',
    type: 'transfer',
    title: (values) => `Transfer request: ${wordsOf(values)}`,
    path: '/transfers?new=1',
  });
