import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDate, formatDateTime, Stack } from '@hand-receipt/ui';
import { ReceiptLines } from './receipt-lines';

const isSigned = ({ state }: SuccessionSectionDto): boolean => state === 'signed';

/** When the holder acknowledged. Nobody acknowledges what is no longer from the incoming person. */
function acknowledgedWords({ acknowledged_at: at, receipt }: SuccessionSectionDto): string {
  if (at) return formatDateTime(at);
  return receipt?.kept === 0 ? 'Nothing to acknowledge' : 'Not yet';
}

/** One section: its items as they are now, when they are or were counted, and whether the holder acknowledged them. */
function SectionFacts({ section }: { section: SuccessionSectionDto }) {
  const { title, items, receipt, day, place, counted_at: countedAt } = section;
  const now = receipt?.kept ?? items;
  const sensitive = receipt?.sensitive ?? section.sensitive;
  return (
    <FormStrip columns={4} phoneColumns={2} size="stat">
      <FormCell caption="Section" hint={`${sensitive} sensitive`}>
        {title}
      </FormCell>
      <FormCell caption="Items" hint={now === items ? undefined : `Of ${items} in the count`}>
        {now}
      </FormCell>
      <FormCell caption={countedAt ? 'Counted on' : 'Count planned for'} hint={place ?? undefined}>
        {countedAt ? formatDateTime(countedAt) : formatDate(day)}
      </FormCell>
      <FormCell caption="Acknowledged">{acknowledgedWords(section)}</FormCell>
    </FormStrip>
  );
}

/** What a sub-hand receipt holder sees: when and where their own items are counted, and once signed which they are. */
export function OwnSection({ succession }: { succession: SuccessionDetailDto }) {
  return (
    <Stack gap="4">
      {succession.sections.map((section) => (
        <SectionFacts key={section.number} section={section} />
      ))}
      <ReceiptLines succession={succession} sections={succession.sections.filter(isSigned)} />
    </Stack>
  );
}
