import { PROPERTY_CATEGORIES } from '@hand-receipt/contracts';
import { statusOf } from '@hand-receipt/platform';
import { ScanField } from '@hand-receipt/scan/forms';
import { Box, Button, Flex, ItemWords, Label, Mono, Serial, XIcon } from '@hand-receipt/ui';
import { SelectField, type SelectOption, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { categoryLabel } from '../items/category-label';
import { MARK_OPTIONS } from '../items/classification-words';
import { NearMissNotice } from '../items/near-miss-notice';
import { FIELD_WORDS, fieldInSentence } from './amendment-words';
import { type AmendedLine, type AmendmentValues, mayBeEmpty } from './amendment-values';
import { ExchangeOffer } from './exchange-offer';

/** Fields with a fixed list of values. */
const OPTIONS: Partial<Record<AmendedLine['field'], readonly SelectOption[]>> = {
  category: PROPERTY_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) })),
  sensitive_mark: MARK_OPTIONS,
};

/** Numbers that are on the data plate. */
const MARKED: Partial<Record<AmendedLine['field'], typeof TextField>> = {
  serial_number: (props) => <ScanField {...props} />,
  uii: (props) => <ScanField {...props} takes="uii" />,
};

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  padding: '12px',
  display: 'grid',
  gap: '8px',
} as const;

/** What the record says, above the field for what it is to be. */
function OnRecord({ line: { field, from } }: { line: AmendedLine }) {
  const Element = field === 'serial_number' ? Serial : field === 'name' ? 'span' : Mono;
  return (
    <div>
      <Label as="p">{FIELD_WORDS[field]} on record</Label>
      {from === null ? 'nothing' : <Element>{from}</Element>}
    </div>
  );
}

interface LineFieldsProps {
  index: number;
  line: AmendedLine;
  /** Another item than the one that the form is about: it says which. */
  isOther: boolean;
  /** Why the form was not sent. */
  failure: Error | null;
}

/** One value that is wrong: what is on record, and what it is to be. */
function LineFields({ index, line, isOther, failure }: LineFieldsProps) {
  const { values, setFieldValue } = useFormikContext<AmendmentValues>();
  const { field, itemId, itemName, serialNumber, to } = line;
  const words = fieldInSentence(field);
  const isIdentifier = field !== 'name';
  const options = OPTIONS[field];
  const Field = MARKED[field] ?? TextField;
  const remove = () =>
    setFieldValue(
      'lines',
      values.lines.filter((_, at) => at !== index),
    );
  return (
    <Box role="group" aria-label={`${FIELD_WORDS[field]} of ${itemName} ${serialNumber}`} css={styles}>
      {isOther && (
        <Flex justify="space-between" align="center" gap="3">
          <div>
            <ItemWords name={itemName} serial={serialNumber} />
          </div>
          <Button size="s" variant="ghost" icon={<XIcon />} onClick={() => void remove()}>
            Leave out
          </Button>
        </Flex>
      )}
      <OnRecord line={line} />
      {/* Above the field: the refusal below it goes as the field is left, and would move the button from under a press. */}
      {field === 'serial_number' && statusOf(failure) === 409 && <ExchangeOffer index={index} line={line} />}
      {options ? (
        <SelectField name={`lines.${index}.to`} label={`New ${words}`} options={options} />
      ) : (
        <Field
          name={`lines.${index}.to`}
          label={`New ${words}`}
          hint={mayBeEmpty(line) ? `Leave it empty if the item has no ${words}.` : undefined}
          mono={isIdentifier}
          uppercase={isIdentifier}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {field === 'serial_number' && <NearMissNotice serialNumber={to} itemId={itemId} />}
    </Box>
  );
}

/** All values that the form amends. */
export function AmendedLines({ itemId, failure }: { itemId: string | undefined; failure: Error | null }) {
  const { lines } = useFormikContext<AmendmentValues>().values;
  return lines.map((line, index) => (
    <LineFields
      key={`${line.itemId} ${line.field}`}
      index={index}
      line={line}
      isOther={line.itemId !== itemId}
      failure={failure}
    />
  ));
}
