import { useUrlState } from '@hand-receipt/platform';
import { Button, CalendarClockIcon, ClipboardListIcon, ScanLineIcon } from '@hand-receipt/ui';

/** Opens the scanner. */
export function VerifyItemsButton({ variant = 'primary' }: { variant?: 'primary' | 'ghost' }) {
  const url = useUrlState();
  return (
    <Button variant={variant} icon={<ScanLineIcon />} onClick={() => url.set({ verify: '1' })}>
      Verify Items
    </Button>
  );
}

/** Counts by several people, and when each category is checked. */
export function RecordButtons() {
  const url = useUrlState();
  return (
    <>
      <Button icon={<CalendarClockIcon />} onClick={() => url.set({ schedules: 'all' })}>
        Check Schedules
      </Button>
      <Button icon={<ClipboardListIcon />} onClick={() => url.set({ inventories: 'all' })}>
        Inventories
      </Button>
    </>
  );
}

export function PageActions() {
  return (
    <>
      <RecordButtons />
      <VerifyItemsButton />
    </>
  );
}
