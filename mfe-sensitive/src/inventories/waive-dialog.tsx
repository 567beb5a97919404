import {
  INVENTORY_RULE_WORDS,
  type InventoryCandidateDto,
  type InventoryRule,
  type WaiverInput,
} from '@hand-receipt/contracts';
import { refusalOf } from '@hand-receipt/platform';
import { ActDialog, SelectField, TextAreaField, yup } from '@hand-receipt/ui/forms';

const REASON_LENGTH = 10;
const TOO_SHORT = `Give a reason of ${REASON_LENGTH} characters or more.`;

const schema = yup.object({ reason: yup.string().trim().required(TOO_SHORT).min(REASON_LENGTH, TOO_SHORT) });

interface WaiveDialogProps {
  /** People for whom a rule may be waived, and the rules; one of each is not asked for. */
  people: readonly Pick<InventoryCandidateDto['person'], 'id' | 'name'>[];
  rules: readonly InventoryRule[];
  onWaive: (waiver: WaiverInput) => Promise<unknown>;
  /** Said once it is done. */
  done?: string;
  onClose: () => void;
}

/** A Commander sets a rule of who may count aside for one person, with a reason. */
export function WaiveDialog({ people, rules, onWaive, done = 'Rule Waived', onClose }: WaiveDialogProps) {
  const only = people.length === 1 ? people[0] : undefined;
  const whom = only ? ` for ${only.name}` : '';
  const what = rules.length === 1 && rules[0] ? `"${INVENTORY_RULE_WORDS[rules[0]]}"` : 'A rule';
  return (
    <ActDialog
      title="Waive a rule"
      description={`${what} is set aside${whom} in this inventory only. Ledger and report say who waived it and why.`}
      submitLabel="Waive"
      initialValues={{ userId: people[0]?.id ?? '', rule: String(rules[0]), reason: '' }}
      schema={schema}
      done={{ title: done, description: only?.name }}
      refusalOf={refusalOf}
      onSend={({ userId, rule, reason }) =>
        onWaive({ userId, rule: rule as InventoryRule, reason: reason.trim() })
      }
      onClose={onClose}
    >
      {only ? null : (
        <SelectField
          name="userId"
          label="Person"
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {rules.length === 1 ? null : (
        <SelectField
          name="rule"
          label="Rule"
          options={rules.map((rule) => ({ value: rule, label: INVENTORY_RULE_WORDS[rule] }))}
        />
      )}
      <TextAreaField name="reason" label="Reason" maxLength={500} hint="It is printed on the report." />
    </ActDialog>
  );
}
