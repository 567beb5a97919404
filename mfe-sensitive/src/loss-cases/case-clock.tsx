import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, StatusBadge, formatDate, formatDateTime } from '@hand-receipt/ui';
import { clockWords, stateOf } from './loss-words';

const CLOCK_LOOKS = {
  running: 'scheduled',
  amber: 'pending',
  red: 'overdue',
  stopped: 'completed',
} as const;

/** Local noon of a day, which is the same day everywhere. */
const noon = (day: string) => `${day}T12:00:00`;

/** The facts of a case and its clock, like the head of a form. */
export function CaseClock({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const { clock, days, last_seen_at: seenAt, last_seen_where: seenWhere } = lossCase;
  const { label, status } = stateOf(lossCase);
  return (
    <FormStrip columns={4} phoneColumns={2}>
      <FormCell
        phoneSpan={2}
        caption="Days since discovery"
        hint={`Discovered ${formatDate(noon(lossCase.discovered_on))}, ${days} days`}
      >
        <StatusBadge status={CLOCK_LOOKS[clock]} label={clockWords(lossCase)} />
      </FormCell>
      <FormCell caption="Papers due">{formatDate(noon(lossCase.limit_on))}</FormCell>
      <FormCell caption="State">
        <StatusBadge status={status} label={label} />
      </FormCell>
      <FormCell caption="Last seen" hint={seenWhere ?? undefined}>
        {seenAt ? formatDateTime(seenAt) : 'Nobody said'}
      </FormCell>
      <FormCell caption="What happened" span={4} phoneSpan={2}>
        {lossCase.circumstances}
      </FormCell>
    </FormStrip>
  );
}
