import type { SlotProps } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, FilePenLineIcon, lateDialog } from '@hand-receipt/ui';
import { useState } from 'react';
import { mayPropose } from '../items/permissions';

const RuleDialog = lateDialog(() => import(/* webpackChunkName: "rule" */ './rule-dialog'));

/** Beside CIIC codes that one person alone may not save: proposes them for a second signature. */
export function CodesProposal({ codes, onClose }: SlotProps['settings.codesProposal']) {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!mayPropose(user)) return 'A Supply Sergeant or Commander proposes it.';
  return (
    <>
      <Button size="s" icon={<FilePenLineIcon size={14} />} onClick={() => setOpen(true)}>
        Propose for signature
      </Button>
      {isOpen && (
        <RuleDialog
          change={{ codes }}
          subject="CIIC codes"
          onClose={() => setOpen(false)}
          onProposed={onClose}
        />
      )}
    </>
  );
}
