import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';

/** The section that is counted, in the address. The screen of its count is a step of Back: `useBack`. */
export function useSection({
  sections,
}: SuccessionDetailDto): [SuccessionSectionDto | undefined, (number: number | null) => void] {
  const { get, set } = useUrlState();
  const chosen = Number(get('section'));
  const section = sections.find(({ number, included }) => included && number === chosen);
  return [
    section,
    (number) =>
      set({ strip: 'count', section: number === null ? '' : String(number), lines: '', photo: '', end: '' }),
  ];
}
