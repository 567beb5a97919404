import type { ClearanceDto, PersonDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDate } from '@hand-receipt/ui';

/** Whom it is about, and who started it. */
export function ClearanceFacts({ person, clearance }: { person: PersonDto; clearance: ClearanceDto }) {
  return (
    <FormStrip columns={2} phoneColumns={2}>
      <FormCell caption="Position">{person.position ?? '–'}</FormCell>
      <FormCell caption="Unit">{person.unit}</FormCell>
      <FormCell caption="Started by">{clearance.opened_by.name}</FormCell>
      <FormCell caption="Started" mono>
        {formatDate(clearance.opened_at)}
      </FormCell>
      <FormCell caption="Clearance" mono span={2} phoneSpan={2}>
        {clearance.id}
      </FormCell>
    </FormStrip>
  );
}
