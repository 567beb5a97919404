import type { OperationState } from '@hand-receipt/contracts';
import { CircleCheckIcon, type LucideIcon, OctagonXIcon, TriangleAlertIcon } from '@hand-receipt/ui';

const LOOKS: Record<OperationState, [icon: LucideIcon, tone: string, word: string]> = {
  good: [CircleCheckIcon, 'success', 'Good'],
  look: [TriangleAlertIcon, 'warning', 'Look'],
  act: [OctagonXIcon, 'danger', 'Act'],
};

/** Icon and word of a state. */
export function StateMark({ state }: { state: OperationState }) {
  const [Icon, tone, word] = LOOKS[state];
  return (
    <span className="operations-mark" data-tone={tone}>
      <Icon size={14} strokeWidth={2} />
      {word}
    </span>
  );
}
