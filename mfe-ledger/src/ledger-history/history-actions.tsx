import { Button, DownloadIcon, Flex, IconButton, ShieldCheckIcon } from '@hand-receipt/ui';

interface HistoryActionsProps {
  /** A check is under way. */
  working: boolean;
  onVerify: () => void;
  onExport: () => void;
}

/** Header actions of Ledger History. */
export function HistoryActions({ working, onVerify, onExport }: HistoryActionsProps) {
  return (
    <>
      <Button icon={<DownloadIcon />} onClick={onExport}>
        Export History
      </Button>
      <Button variant="primary" icon={<ShieldCheckIcon />} working={working} onClick={onVerify}>
        Verify Ledger
      </Button>
    </>
  );
}

/** The same in a phone's top bar. */
export function HistoryPhoneActions({ working, onVerify, onExport }: HistoryActionsProps) {
  return (
    <Flex>
      <IconButton label="Export History" icon={<DownloadIcon size={20} />} size="l" onClick={onExport} />
      <IconButton
        label="Verify Ledger"
        icon={<ShieldCheckIcon size={20} />}
        size="l"
        working={working}
        onClick={onVerify}
      />
    </Flex>
  );
}
