import { UNREADABLE_MEMORY } from '@hand-receipt/ledger';
import { Box, Button, lateDialog } from '@hand-receipt/ui';
import { useState } from 'react';
import type { Remembered } from '../device/messages';
import type { EvidenceExport } from '../device/use-evidence';
import type { DeviceCheck } from './device-check';

const StartOverDialog = lateDialog(() => import('./start-over-dialog'));

/** What there is to give up: undefined where nothing stands in the way of this browser's checks. */
function inTheWay(check: DeviceCheck, failed: boolean): Remembered | undefined {
  if (failed && 'report' in check) {
    const { remembered, forgotten, findings } = check.report;
    // A cookie that cannot be read is in the way, too.
    const unreadable = findings.some(({ code }) => code === 'memory-changed') ? null : undefined;
    return remembered ?? forgotten ?? unreadable;
  }
  return check.state === 'error' && check.message === UNREADABLE_MEMORY ? null : undefined;
}

interface StartOverProps {
  check: DeviceCheck;
  evidence: EvidenceExport;
  /** This browser has found something that does not hold. */
  failed: boolean;
  onDone: () => void;
}

/**
 * A server that was set up again looks forged to every browser that remembers the old one. Only a person can tell the
 * two apart, so a person decides and reads first what is lost.
 */
export function StartOver({ check, evidence, failed, onDone }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const remembered = inTheWay(check, failed);
  if (remembered === undefined) return null;
  return (
    <Box marginTop="3">
      <Box as="details" textStyle="table">
        <Box as="summary" cursor="pointer" width="fit-content" paddingY="1" marginBottom="2">
          More
        </Box>
        <Button onClick={() => setAsking(true)}>Start Over on This Device</Button>
      </Box>
      {asking ? (
        <StartOverDialog
          remembered={remembered}
          evidence={evidence}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
        />
      ) : null}
    </Box>
  );
}
