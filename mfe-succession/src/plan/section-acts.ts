import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { reasonOf, statusOf } from '@hand-receipt/platform';
import { type MenuAction, toast } from '@hand-receipt/ui';
import type { AskedSection } from './section-dialog';
import type { usePlan } from './use-plan';

export const sayNotChanged = (error: unknown) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : 'The plan was not changed',
    description: reasonOf(error) ?? (error as Error).message,
  });

/** The section is counted now; the outgoing person, or who signs in their place, names who records. */
const isCounted = ({ included, state }: SuccessionSectionDto): boolean =>
  included && (state === 'planned' || state === 'counted');

/** What the reader may do with a section of the plan. */
export const sectionActs =
  (
    may: SuccessionDetailDto['may'],
    change: ReturnType<typeof usePlan>['change'],
    onAsk: (asked: AskedSection) => void,
  ) =>
  (section: SuccessionSectionDto): MenuAction[] => {
    const { number, included, leave_out_reason: reason } = section;
    const ask = (act: AskedSection['act'], label: string): MenuAction => ({
      label,
      onSelect: () => onAsk({ act, number }),
    });
    const include = () => void change(number, { included: true, leaveOutReason: null }).catch(sayNotChanged);
    const isLeftOut = !included && reason !== null;
    return [
      ...(may.plan && included ? [ask('move', 'Move to day...')] : []),
      ...(may.plan && !included ? [{ label: 'Include', onSelect: include }] : []),
      ...(may.plan && !isLeftOut ? [ask('leave-out', 'Leave out...')] : []),
      ...(may.letThrough && isCounted(section) ? [ask('recorder', 'Name recorder...')] : []),
    ];
  };
