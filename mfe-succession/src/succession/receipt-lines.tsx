import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { Stack } from '@hand-receipt/ui';
import { SectionLines } from '../count/section-lines';

interface ReceiptLinesProps {
  succession: SuccessionDetailDto;
  sections: readonly SuccessionSectionDto[];
}

/** The items of a hand receipt that is from the incoming person now. */
export function ReceiptLines({ succession, sections }: ReceiptLinesProps) {
  return (
    <Stack gap="4">
      {sections.map((section) => (
        <SectionLines
          key={section.number}
          succession={succession}
          section={section}
          title={`Items of ${section.title}`}
        />
      ))}
    </Stack>
  );
}
