import { FormCell, FormStrip } from '@hand-receipt/ui';

/** The way of a maintenance form, in three steps. */
export function MaintenanceSteps() {
  return (
    <FormStrip columns={3} phoneColumns={1} size="stat">
      <FormCell
        caption="Choose the item"
        hint="Find the item that needs inspection or repair in the Property Book."
      >
        Property Book
      </FormCell>
      <FormCell
        caption="Send the form"
        hint="A DA Form 2404 or DA Form 5988-E goes to the person who does the work."
      >
        DA 2404 or DA 5988-E
      </FormCell>
      <FormCell caption="Follow the work" hint="Forms that you sent and received are kept in Documents.">
        Documents
      </FormCell>
    </FormStrip>
  );
}
