import type { OneTimeLinkDto } from '@hand-receipt/contracts';
import { formatDateTime, Mono } from '@hand-receipt/ui';
import { ShownOnceDialog } from '../../shown-once-dialog';

interface OneTimeLinkDialogProps {
  /** Whose password it sets. */
  name: string;
  link: OneTimeLinkDto;
  onClose: () => void;
}

/** A link that was just made. */
export const OneTimeLinkDialog = ({ name, link, onClose }: OneTimeLinkDialogProps) => (
  <ShownOnceDialog
    open
    onClose={onClose}
    title={`One-time link for ${name}`}
    description={
      <>
        Copy this link now. You cannot see it again. Give it only to {name}: anyone who opens it can set the
        password. It works once, until <Mono>{formatDateTime(link.expiresAt)}</Mono>.
      </>
    }
    label="One-time link"
    secret={location.origin + link.path}
    copy="Copy link"
  />
);
