import { useCurrentUser } from '@hand-receipt/platform';
import { Box, Button, ConfirmDialog, EmptyState, FormCell, FormStrip, Panel } from '@hand-receipt/ui';
import { useState } from 'react';
import { clearSecurityLog, useSecurityLog } from '../../session/security-log';
import { SecurityLogList } from './security-log-list';

/** What stands behind the session on this device, and what was noted of it here. */
export function AdvancedSecurity() {
  const { id } = useCurrentUser();
  const lines = useSecurityLog(id);
  const [asking, setAsking] = useState(false);
  const clear = () => {
    clearSecurityLog(id);
    setAsking(false);
  };

  return (
    <Panel title="Advanced security">
      <Box p="4">
        <FormStrip columns={2} numbering="none">
          <FormCell
            caption="Biometric"
            hint="This site reads no fingerprint or face; a passkey may, on its own device"
          >
            Disabled
          </FormCell>
          <FormCell caption="Secure boot" hint="The page came over a connection that nobody could alter">
            {window.isSecureContext ? 'On' : 'Off'}
          </FormCell>
        </FormStrip>
      </Box>
      {lines.length ? (
        <SecurityLogList lines={lines} />
      ) : (
        <EmptyState title="The security log of this device is empty" align="left" />
      )}
      <Box p="4">
        <Button disabled={lines.length === 0} onClick={() => setAsking(true)}>
          Clear security log
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Clear the security log?"
        description="What was noted on this device about your PIN and your sessions is removed. The ledger is not touched."
        confirmLabel="Clear security log"
        onClose={() => setAsking(false)}
        onConfirm={clear}
      />
    </Panel>
  );
}
