import { useParams } from '@hand-receipt/platform';
import { PageBody, PageHeader, Stack } from '@hand-receipt/ui';
import { MaintenanceDetails } from '../maintenance-details/maintenance-details';
import { MaintenanceList } from './maintenance-list';
import { MaintenanceSteps } from './maintenance-steps';
import { SupportedForms } from './supported-forms';

/** How maintenance is reported, and the work that has been. With an id in the address, that item comes first. */
export default function MaintenancePage() {
  const { id } = useParams();
  return (
    <PageBody>
      <PageHeader caption="Equipment" title="Maintenance" />
      <Stack gap="4">
        {id === undefined ? null : <MaintenanceDetails id={id} />}
        <MaintenanceSteps />
        <SupportedForms />
        <MaintenanceList />
      </Stack>
    </PageBody>
  );
}
