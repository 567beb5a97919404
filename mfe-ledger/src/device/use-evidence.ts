import type { EvidenceFile } from '@hand-receipt/ledger';
import { saveFile, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { askDevice } from './ask-device';

/** Exports what speaks against the ledger, and whether that was done since the page was opened. */
export interface EvidenceExport {
  save: () => void;
  saving: boolean;
  saved: boolean;
  error: Error | null;
}

/** How far the ledger reached that this browser remembers; 0 where it remembers none. */
function sizeOf({ remembered }: EvidenceFile): number {
  const { checkpoint } = (remembered ?? {}) as { checkpoint?: { size?: unknown } };
  return Number.isSafeInteger(checkpoint?.size) ? Number(checkpoint?.size) : 0;
}

/** @param findings everything that was found, by the server or here, in sentences. */
export function useEvidence(findings: readonly string[]): EvidenceExport {
  const { id } = useCurrentUser();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const { file } = await askDevice({ kind: 'evidence', person: id });
      const whole = { ...file, findings: [...new Set([...findings, ...file.findings])] };
      const blob = new Blob([`${JSON.stringify(whole, null, 2)}\n`], { type: 'application/json' });
      const day = file.exportedAt.slice(0, 'yyyy-mm-dd'.length);
      saveFile({ blob, fileName: `ledger-evidence-${sizeOf(file)}-${day}.json` });
    },
    retry: false,
  });
  return { save: () => mutate(), saving: isPending, saved: isSuccess, error };
}
