import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { reasonOf, statusOf } from '@hand-receipt/platform';
import { type MenuAction, toast } from '@hand-receipt/ui';
import type { usePlan } from './use-plan';

export const SECTION_ACTS = ['move', 'leave-out', 'recorder'] as const;

/** What is asked about a section. */
export interface AskedSection {
  act: (typeof SECTION_ACTS)[number];
  number: number;
}

export const sayNotChanged = (error: unknown) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : 'The plan was not changed',
    description: reasonOf(error) ?? (error as Error).message,
  });

/** The section is counted now; the outgoing person, or who signs in their place, names who records. */
const isCounted = ({ included, state }: SuccessionSectionDto): boolean =>
  included && (state === 'planned' || state === 'counted');

/** What the reader may be asked about a section of the plan. */
export function mayAsk(
  { plan, letThrough }: SuccessionDetailDto['may'],
  section: SuccessionSectionDto,
): AskedSection['act'][] {
  const { included, leave_out_reason: reason } = section;
  const isLeftOut = !included && reason !== null;
  return [
    ...(plan && included ? ['move' as const] : []),
    ...(plan && !isLeftOut ? ['leave-out' as const] : []),
    ...(letThrough && isCounted(section) ? ['recorder' as const] : []),
  ];
}

const ASK_WORDS: Record<AskedSection['act'], string> = {
  move: 'Move to day...',
  'leave-out': 'Leave out...',
  recorder: 'Name recorder...',
};

/** What the reader may do with a section of the plan. */
export const sectionActs =
  (
    may: SuccessionDetailDto['may'],
    change: ReturnType<typeof usePlan>['change'],
    onAsk: (asked: AskedSection) => void,
  ) =>
  (section: SuccessionSectionDto): MenuAction[] => {
    const { number, included } = section;
    const include = () => void change(number, { included: true, leaveOutReason: null }).catch(sayNotChanged);
    const asks = mayAsk(may, section).map((act) => ({
      label: ASK_WORDS[act],
      onSelect: () => onAsk({ act, number }),
    }));
    return may.plan && !included ? [{ label: 'Include', onSelect: include }, ...asks] : asks;
  };
