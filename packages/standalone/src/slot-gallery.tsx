import { Slot } from '@hand-receipt/platform';
import { Grid, PageBody, PageHeader } from '@hand-receipt/ui';

/** The dashboard cards of one remote, at the widths that the dashboard gives them. */
export function SlotGallery() {
  return (
    <PageBody>
      <PageHeader caption="Development" title="Dashboard cards" />
      <Grid gap="4" templateColumns={{ base: '1fr', lg: '1.62fr 1fr' }} alignItems="start">
        <Grid gap="4">
          <Slot name="dashboard.cards" with={{}} column="main" />
        </Grid>
        <Grid gap="4">
          <Slot name="dashboard.cards" with={{}} column="side" />
        </Grid>
      </Grid>
    </PageBody>
  );
}
