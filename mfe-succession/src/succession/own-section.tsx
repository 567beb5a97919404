import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDate, formatDateTime, Stack } from '@hand-receipt/ui';

/** What a sub-hand receipt holder sees: when and where their own items are counted. */
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
    </Stack>
  );
}
