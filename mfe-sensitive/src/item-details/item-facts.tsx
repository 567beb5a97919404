import { holderName, type SecurityLevel, type SensitiveItemDto } from '@hand-receipt/contracts';
import {
  CountColumns,
  FormCell,
  FormStrip,
  formatDate,
  formatDateTime,
  locationText,
  StatusBadge,
  verificationWord,
  WithWhom,
} from '@hand-receipt/ui';
import { categoryLabel } from '../sensitive-items/item-filters';
import { countChecks, missingNote } from '../sensitive-items/item-words';

const SECURITY_LABELS: Record<SecurityLevel, string> = {
  controlled: 'Controlled',
  classified: 'Classified',
  secret: 'Secret',
  'top-secret': 'Top Secret',
};

export function ItemFacts({ item }: { item: SensitiveItemDto }) {
  return (
    <FormStrip columns={3}>
      <FormCell caption="Status" hint={missingNote(item)}>
        <StatusBadge status={verificationWord(item.status)} />
      </FormCell>
      <FormCell caption="Category">{categoryLabel(item.category)}</FormCell>
      <FormCell caption="Security level">{SECURITY_LABELS[item.securityLevel]}</FormCell>
      <FormCell caption="Location">{locationText(item)}</FormCell>
      <FormCell caption="Signed for by">
        {item.assignedTo ? holderName(item.assignedTo) : 'Unassigned'}
        <WithWhom possession={item.possession} holderId={item.assignedTo?.id} />
      </FormCell>
      <FormCell caption="Assigned date" mono>
        {formatDate(item.assignedDate)}
      </FormCell>
      <FormCell caption="Last verified" mono>
        {formatDateTime(item.lastVerified)}
      </FormCell>
      <FormCell caption="Next verification" mono>
        {formatDateTime(item.nextVerification)}
      </FormCell>
      <FormCell caption="Last six checks" phoneSpan={2}>
        <CountColumns checks={countChecks(item)} />
      </FormCell>
      <FormCell caption="Notes" span={3} phoneSpan={2}>
        {item.notes || 'N/A'}
      </FormCell>
    </FormStrip>
  );
}
