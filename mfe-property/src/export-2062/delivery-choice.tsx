import { Tabs, Text } from '@hand-receipt/ui';
import { TextAreaField } from '@hand-receipt/ui/forms';
import type { Delivery } from './export-order';

const CHOICES: { value: Delivery; label: string }[] = [
  { value: 'download', label: 'Download' },
  { value: 'print', label: 'Print' },
  { value: 'email', label: 'Email' },
];

const WORDS = {
  download: 'The PDF goes to your downloads.',
  print: 'The PDF opens in a tab of its own, to be printed from there.',
};

interface DeliveryChoiceProps {
  value: Delivery;
  onChange: (delivery: Delivery) => void;
}

/** What becomes of the PDF: a file, paper, or a letter to recipients (PROP-49). */
export function DeliveryChoice({ value, onChange }: DeliveryChoiceProps) {
  return (
    <Tabs label="Delivery" value={value} onChange={onChange} tabs={CHOICES}>
      {value === 'email' ? (
        <TextAreaField
          name="recipients"
          label="Recipients"
          rows={2}
          placeholder="e.g., whitaker@example.mil, petrov@example.mil"
          hint="The PDF is sent in one message to all of them."
        />
      ) : (
        <Text color="fg.muted">{WORDS[value]}</Text>
      )}
    </Tabs>
  );
}
