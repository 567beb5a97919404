import { MAINTENANCE_TYPES } from '@hand-receipt/contracts';
import { maintenanceMutations } from '@hand-receipt/data';
import { useLocation, useMutation, useNavigate } from '@hand-receipt/platform';
import { PlusIcon, toast } from '@hand-receipt/ui';
import { FormDialog, SelectField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ItemCells } from '../items/item-cells';
import { itemWords, type NamedItem } from '../items/item-words';
import { SaveError } from '../items/save-error';
import { typeLabel } from '../maintenance/maintenance-words';
import { PlanFields } from './plan-fields';
import { EMPTY_REPORT, planSchema, reportOf, type ReportValues } from './plan-values';

const REPORT_SCHEMA = planSchema(EMPTY_REPORT);
const TYPES = MAINTENANCE_TYPES.map((value) => ({ value, label: typeLabel(value) }));

interface ReportFormProps {
  item: NamedItem;
  documentId?: string;
  onClose: () => void;
}

/** What the address says of the list, without the form that is open over it. */
function useListBehind(): string {
  const params = new URLSearchParams(useLocation().search);
  for (const name of ['report', 'document']) params.delete(name);
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** What is wrong with an item, or due, and what is planned about it. */
export function ReportForm({ item, documentId, onClose }: ReportFormProps) {
  const navigate = useNavigate();
  const search = useListBehind();
  const { mutateAsync } = useMutation(maintenanceMutations.report);
  const [failure, setFailure] = useState<unknown>(null);
  const report = async (values: ReportValues) => {
    setFailure(null);
    const { id } = await mutateAsync(reportOf(values, { propertyId: item.id, documentId }));
    toast({ tone: 'success', title: 'Maintenance reported', description: itemWords(item) });
    // In place of the form: Back leads to the list, not to an empty form.
    navigate(`/maintenance/${encodeURIComponent(id)}${search}`, { replace: true });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Report Maintenance"
      submitLabel="Report Maintenance"
      submitIcon={<PlusIcon />}
      initialValues={EMPTY_REPORT}
      schema={REPORT_SCHEMA}
      onSubmit={report}
      onError={setFailure}
    >
      <ItemCells item={item} />
      <PlanFields first={<SelectField name="maintenanceType" label="Type" options={TYPES} />} />
      <SaveError title="Failed to report maintenance" error={failure} />
    </FormDialog>
  );
}
