import { Panel, toast } from '../index';
import {
  CheckboxField,
  Form,
  FormGrid,
  PasswordField,
  ReadOnlyField,
  SelectField,
  StepperField,
  SubmitButton,
  TextAreaField,
  TextField,
  yup,
} from '../forms';
import { Part } from './part';

const schema = yup.object({
  serial: yup.string().required('Serial number is required'),
  rank: yup.string().required('Rank is required'),
});
const RANKS = [
  { value: 'SGT', label: 'SGT' },
  { value: 'SSG', label: 'SSG' },
];
const EMPTY = { serial: '', rank: '', password: '', notes: '', components: false, onHand: '5' };

export function FormParts() {
  return (
    <Part name="Form, inline validation">
      <Panel padded>
        <Form
          label="Sample"
          initialValues={EMPTY}
          schema={schema}
          onSubmit={() => toast({ title: 'Saved', tone: 'success' })}
        >
          <FormGrid>
            <TextField name="serial" label="Serial number" mono uppercase placeholder="e.g., W123456" />
            <ReadOnlyField label="From" value="CPT Halloran" hint="You, as the current holder" />
            <SelectField name="rank" label="Rank" options={RANKS} placeholder="Rank" />
            <PasswordField name="password" label="Password" />
          </FormGrid>
          <TextAreaField name="notes" label="Notes" optional rows={2} hint="The recipient reads this." />
          <StepperField name="onHand" label="On hand of 7" of="Magazine" />
          <CheckboxField name="components" label="Include components" />
          <SubmitButton>Save</SubmitButton>
        </Form>
      </Panel>
    </Part>
  );
}
