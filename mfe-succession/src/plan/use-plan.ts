import type { SuccessionDetailDto, SuccessionPlanDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';

export type PlannedSection = SuccessionPlanDto['sections'][number];

/** Every section as it is planned now, as the API takes it. */
const planOf = ({ sections }: SuccessionDetailDto): PlannedSection[] =>
  sections.map(({ number, included, act, day, place, leave_out_reason: leaveOutReason }) => ({
    number,
    included,
    act,
    day,
    place,
    leaveOutReason,
  }));

/** Changes one section of the plan. */
export function usePlan(succession: SuccessionDetailDto) {
  const { mutateAsync, isPending } = useMutation(successionMutations.plan(succession.id));
  const change = (number: number, to: Partial<PlannedSection>): Promise<unknown> =>
    mutateAsync({
      version: succession.version,
      sections: planOf(succession).map((section) =>
        section.number === number ? { ...section, ...to } : section,
      ),
    });
  return { change, isPending };
}
