import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { Stack } from '@hand-receipt/ui';
import { SectionLines } from '../count/section-lines';

interface ReceiptLinesProps {
  succession: SuccessionDetailDto;
  sections: readonly SuccessionSectionDto[];
}

/** The lines of a section of one's own: what one has from the incoming person, and apart from it what one has not. */
function OwnLines({
  succession,
  section,
}: {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
}) {
  const { from, to } = succession;
  const { title, receipt } = section;
  if (!receipt) return <SectionLines succession={succession} section={section} title={`Items of ${title}`} />;
  return (
    <>
      {receipt.kept > 0 && (
        <SectionLines succession={succession} section={section} receipt="kept" title={`Items of ${title}`} />
      )}
      {receipt.excluded > 0 && (
        <SectionLines
          succession={succession}
          section={section}
          receipt="excluded"
          title={`Stays with ${from.name}`}
        />
      )}
      {receipt.left > 0 && (
        <SectionLines
          succession={succession}
          section={section}
          receipt="left"
          title={`No longer from ${to.name}`}
        />
      )}
    </>
  );
}

/** The items of signed sections, by whether they are from the incoming person now. */
export function ReceiptLines({ succession, sections }: ReceiptLinesProps) {
  return (
    <Stack gap="4">
      {sections.map((section) => (
        <OwnLines key={section.number} succession={succession} section={section} />
      ))}
    </Stack>
  );
}
