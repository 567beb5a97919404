import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { Button, FilePenLineIcon, ShieldAlertIcon, UserRoundCheckIcon, XIcon } from '@hand-receipt/ui';
import type { ClearanceAct } from './clearance-words';

interface ClearanceActsProps {
  page: PersonClearanceDto;
  onAsk: (act: ClearanceAct) => void;
}

/** What I may do with the clearance now. */
export function ClearanceActs({ page: { may }, onAsk }: ClearanceActsProps) {
  return (
    <>
      {may.cancel ? (
        <Button icon={<XIcon />} onClick={() => onAsk('stop')}>
          Stop clearing
        </Button>
      ) : null}
      {may.override ? (
        <Button icon={<ShieldAlertIcon />} onClick={() => onAsk('override')}>
          Override
        </Button>
      ) : null}
      {may.sign ? (
        <Button variant="primary" icon={<FilePenLineIcon />} onClick={() => onAsk('sign')}>
          Sign clearance
        </Button>
      ) : null}
      {may.open ? (
        <Button variant="primary" icon={<UserRoundCheckIcon />} onClick={() => onAsk('start')}>
          Start clearing
        </Button>
      ) : null}
    </>
  );
}
