import type { VerificationDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';
import { INCIDENT_PARAM, isIncident, useAcknowledgesIncidents } from './incidents';

const AcknowledgeDialog = lateDialog(() => import('./acknowledge-dialog'));

interface AcknowledgeIncidentProps {
  findings: VerificationDto['findings'];
  /** An incident was acknowledged: the verdict is another one. */
  onDone: () => void;
}

/** The form that the URL names, for those who acknowledge incidents. */
export function AcknowledgeIncident({ findings, onDone }: AcknowledgeIncidentProps) {
  const mayAcknowledge = useAcknowledgesIncidents();
  const url = useUrlState();
  const seq = url.get(INCIDENT_PARAM);
  if (!mayAcknowledge || !/^\d{1,15}$/.test(seq)) return null;
  const close = () => url.set({ [INCIDENT_PARAM]: '' });
  return (
    <AcknowledgeDialog
      seq={seq}
      message={findings.find((finding) => isIncident(finding) && finding.seq === Number(seq))?.message}
      onClose={close}
      onDone={() => {
        close();
        onDone();
      }}
    />
  );
}
