import { SHEET_CHANGED, type TransferSheetDto } from '@hand-receipt/contracts';
import { Alert, Box } from '@hand-receipt/ui';
import { changesSince } from './changes-since';

interface ChangedNoticeProps {
  /** As it was read, and as it is now. */
  before: TransferSheetDto;
  now: TransferSheetDto;
}

/** Names what changed on a sheet while it was open. */
export function ChangedNotice({ before, now }: ChangedNoticeProps) {
  if (before.digest === now.digest) return null;
  return (
    <Alert tone="warning" title={SHEET_CHANGED}>
      <ul>
        {changesSince(before, now).map((change) => (
          <li key={change}>
            <Box as="mark" bg="transparent" color="inherit" fontWeight="600">
              {change}
            </Box>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
