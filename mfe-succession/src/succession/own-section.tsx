import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDate, formatDateTime, Stack } from '@hand-receipt/ui';
import { ReceiptLines } from './receipt-lines';

const isSigned = ({ state }: SuccessionSectionDto): boolean => state === 'signed';

/** What a sub-hand receipt holder sees: when and where their own items are counted, and once signed which they are. */
export function OwnSection({ succession }: { succession: SuccessionDetailDto }) {
  return (
    <Stack gap="4">
      {succession.sections.map(
        ({ number, title, items, sensitive, day, place, counted_at: countedAt, acknowledged_at: at }) => (
          <FormStrip key={number} columns={4} phoneColumns={2} size="stat">
            <FormCell caption="Section" hint={`${sensitive} sensitive`}>
              {title}
            </FormCell>
            <FormCell caption="Items">{items}</FormCell>
            <FormCell caption={countedAt ? 'Counted on' : 'Count planned for'} hint={place ?? undefined}>
              {countedAt ? formatDateTime(countedAt) : formatDate(day)}
            </FormCell>
            <FormCell caption="Acknowledged">{at ? formatDateTime(at) : 'Not yet'}</FormCell>
          </FormStrip>
        ),
      )}
      <ReceiptLines succession={succession} sections={succession.sections.filter(isSigned)} />
    </Stack>
  );
}
