import { Alert, Button, DownloadIcon } from '@hand-receipt/ui';
import type { EvidenceExport } from '../device/use-evidence';

/** Saves what speaks against the ledger, before anything is given up. */
export function ExportEvidence({ evidence: { save, saving } }: { evidence: EvidenceExport }) {
  return (
    <Button variant="primary" icon={<DownloadIcon />} working={saving} onClick={save}>
      Export Evidence
    </Button>
  );
}

/** Why it could not be saved. */
export function ExportEvidenceError({ evidence: { error } }: { evidence: EvidenceExport }) {
  if (!error) return null;
  return (
    <Alert tone="danger" title="The evidence could not be exported.">
      {error.message}
    </Alert>
  );
}
