import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import {
  FAULT_SYMBOL_WORDS,
  FaultSymbolMark,
  Flex,
  FormCell,
  FormStrip,
  formatDate,
  StatusBadge,
} from '@hand-receipt/ui';
import { priorityLabel, typeLabel } from '../maintenance/maintenance-words';

const NOT_GIVEN = 'N/A';

export function MaintenanceFacts({ item }: { item: MaintenanceDetailsDto }) {
  return (
    <FormStrip columns={4}>
      <FormCell caption="Status">
        <StatusBadge status={item.status} />
      </FormCell>
      <FormCell caption="Type">{typeLabel(item.maintenanceType)}</FormCell>
      <FormCell caption="Priority">{priorityLabel(item.priority)}</FormCell>
      <FormCell caption="Scheduled" mono>
        {formatDate(item.scheduledDate)}
      </FormCell>
      {item.completedDate ? (
        <FormCell caption="Completed" mono>
          {formatDate(item.completedDate)}
        </FormCell>
      ) : (
        <FormCell caption="Estimated time">{item.estimatedCompletionTime ?? NOT_GIVEN}</FormCell>
      )}
      <FormCell caption="Reported by">{item.reportedBy}</FormCell>
      <FormCell caption="Reported" mono>
        {formatDate(item.reportedDate)}
      </FormCell>
      <FormCell caption="Assigned to">{item.assignedTo ?? NOT_GIVEN}</FormCell>
      <FormCell caption="Status symbol" span={2} phoneSpan={2}>
        <Flex align="center" gap="2">
          <FaultSymbolMark symbol={item.symbol} />
          <span aria-hidden="true">{FAULT_SYMBOL_WORDS[item.symbol]}</span>
        </Flex>
      </FormCell>
      <FormCell caption="TM item number" mono>
        {item.tmItem ?? NOT_GIVEN}
      </FormCell>
      <FormCell caption="Deadline">
        {item.deadlined ? 'This fault deadlines the item' : 'The item stays in service'}
      </FormCell>
      <FormCell caption="Description" span={4} phoneSpan={2}>
        {item.description}
      </FormCell>
      <FormCell caption="Notes" span={4} phoneSpan={2}>
        {item.notes || NOT_GIVEN}
      </FormCell>
    </FormStrip>
  );
}
