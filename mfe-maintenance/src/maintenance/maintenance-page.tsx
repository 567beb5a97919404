import { useParams } from '@hand-receipt/platform';
import { Button, FileCogIcon, IconButton, PageBody, PageHeader, Stack } from '@hand-receipt/ui';
import { DetailsPlace } from '../maintenance-details/details-place';
import { MaintenanceList } from './maintenance-list';
import { MaintenanceSteps } from './maintenance-steps';
import { PageDialogs } from './page-dialogs';
import { SupportedForms } from './supported-forms';
import { usePageDialogs } from './use-page-dialogs';

/** How maintenance is reported, and the work that has been. With an id in the address, that item comes first. */
export default function MaintenancePage() {
  const { id } = useParams();
  const dialogs = usePageDialogs();
  return (
    <PageBody>
      <PageHeader
        caption="Equipment"
        title="Maintenance"
        actions={
          <Button variant="primary" icon={<FileCogIcon />} onClick={dialogs.send}>
            Send Maintenance Form
          </Button>
        }
        phoneAction={
          <IconButton
            size="l"
            label="Send Maintenance Form"
            icon={<FileCogIcon size={20} />}
            onClick={dialogs.send}
          />
        }
      />
      <Stack gap="4">
        <DetailsPlace id={id} />
        <MaintenanceSteps />
        <SupportedForms onConnections={dialogs.connect} />
        <MaintenanceList onReport={dialogs.report} />
      </Stack>
      <PageDialogs dialogs={dialogs} />
    </PageBody>
  );
}
