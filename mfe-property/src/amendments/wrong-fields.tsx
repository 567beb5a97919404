import { AMENDABLE_FIELDS, type AmendableField, type PropertyItem } from '@hand-receipt/contracts';
import { Box, Checkbox, Flex, Text } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { FIELD_WORDS } from './amendment-words';
import { type AmendmentValues, lineOf } from './amendment-values';

/** Chooses what of an item is wrong. Each choice opens the field for what it is to be. */
export function WrongFields({ item }: { item: PropertyItem }) {
  const { values, errors, submitCount, setFieldValue, setFieldError } = useFormikContext<AmendmentValues>();
  const { lines } = values;
  const isLineOf = (field: AmendableField) => (line: (typeof lines)[number]) =>
    line.itemId === item.id && line.field === field;
  const choose = (field: AmendableField, isWrong: boolean) => {
    const others = lines.filter((line) => !isLineOf(field)(line));
    setFieldError('lines', undefined);
    void setFieldValue('lines', isWrong ? [...others, lineOf(item, field)] : others);
  };
  const missing = submitCount > 0 && typeof errors.lines === 'string' ? errors.lines : undefined;
  return (
    <Box as="fieldset">
      <Text as="legend" textStyle="table" mb="2">
        <b>What is wrong?</b>
      </Text>
      <Flex wrap="wrap" columnGap="5" rowGap="2">
        {AMENDABLE_FIELDS.map((field) => (
          <Checkbox
            key={field}
            checked={lines.some(isLineOf(field))}
            onChange={(isWrong) => choose(field, isWrong)}
          >
            {FIELD_WORDS[field]}
          </Checkbox>
        ))}
      </Flex>
      {missing && (
        <Text role="alert" mt="2" textStyle="table" color="danger.fg">
          {missing}
        </Text>
      )}
    </Box>
  );
}
