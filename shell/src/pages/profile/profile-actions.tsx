import { accountMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import {
  Button,
  ButtonLink,
  DownloadIcon,
  FileTextIcon,
  PencilIcon,
  ScrollTextIcon,
  UserRoundCheckIcon,
  toast,
} from '@hand-receipt/ui';
import { saveJson } from './save-json';

/** Opens the ledger at the events that name this person. */
export function ViewHistoryLink({ userId }: { userId: string }) {
  return (
    <ButtonLink to={`/audit-log?q=${encodeURIComponent(userId)}`} icon={<ScrollTextIcon />}>
      View full history
    </ButtonLink>
  );
}

/** What this person signed for, by giver. */
export function HandReceiptsLink({ userId }: { userId: string }) {
  return (
    <ButtonLink to={`/people/${userId}`} icon={<FileTextIcon />}>
      Hand receipts
    </ButtonLink>
  );
}

/** What they hand in before they leave, and whether that is signed. */
export function ClearanceLink({ userId }: { userId: string }) {
  return (
    <ButtonLink to={`/people/${userId}/clearance`} icon={<UserRoundCheckIcon />}>
      Clearance
    </ButtonLink>
  );
}

/** Everything that is kept about me, as a file. */
export function ExportDataButton() {
  const { mutate, isPending } = useMutation(accountMutations.exportMyData);
  const start = () =>
    mutate(undefined, {
      onSuccess: (data) => {
        const fileName = `hand-receipt-${String(data.account.id)}-${data.exportedAt.slice(0, 10)}.json`;
        saveJson(data, fileName);
        toast({ title: 'Data exported', description: fileName, tone: 'success' });
      },
      onError: ({ message }) => toast({ title: 'Data not exported', description: message, tone: 'danger' }),
    });
  return (
    <Button icon={<DownloadIcon />} working={isPending} onClick={start}>
      Export Data
    </Button>
  );
}

export function UpdateProfileButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="primary" icon={<PencilIcon />} onClick={onClick}>
      Update Profile
    </Button>
  );
}
