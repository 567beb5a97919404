import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import { counted, FormCell, FormStrip, HeroNumber } from '@hand-receipt/ui';
import { readinessGroups } from './readiness-groups';

/** Readiness by group, in rounded per cent. */
export function ReadinessTab({ summary }: { summary: DashboardSummaryDto }) {
  return (
    <FormStrip columns={4} numbering="none">
      {readinessGroups(summary.readiness).map(({ key, label, share, count }) => (
        <FormCell key={key} caption={label} hint={counted(count, 'item')}>
          <HeroNumber value={`${share}%`} />
        </FormCell>
      ))}
    </FormStrip>
  );
}
