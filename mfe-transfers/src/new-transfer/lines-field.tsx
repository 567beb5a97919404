import { Box, Button, Flex, Label, PlusIcon, Rows3Icon, Stack } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { FieldError } from '../pickers/field-error';
import { requiredItem } from '../pickers/required-item';
import { itemCount } from '../request/answer-words';
import { ChosenLine } from './chosen-line';
import { HeldItems } from './held-items';
import { withItem } from './items-to-offer';
import { hasItem, type NewTransferValues, NO_ITEM } from './new-transfer-values';

/** The items of a request of several: taken from the fields one by one, or chosen from what I hold. */
export function LinesField({ refusals }: { refusals: ReadonlyMap<string, string> }) {
  const { values, setValues, setErrors, isSubmitting } = useFormikContext<NewTransferValues>();
  const [choosing, setChoosing] = useState(false);
  const { lines } = values;
  const setLines = (chosen: NewTransferValues['lines']) => {
    void setValues((before) => ({ ...before, lines: chosen }), false);
    // An item that is chosen may be all there is: the fields above may stay empty then.
    setErrors({});
  };

  const addAnother = async () => {
    try {
      const item = await requiredItem(values);
      await setValues((before) => ({ ...before, ...NO_ITEM, lines: withItem(before.lines, item) }), false);
      setErrors({});
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      setErrors(error.fields);
    }
  };

  return (
    <Stack gap="2">
      <Flex gap="2" wrap="wrap">
        <Button
          size="s"
          icon={<PlusIcon />}
          disabled={isSubmitting || !hasItem(values)}
          onClick={() => void addAnother()}
        >
          Add Another Item
        </Button>
        <Button
          size="s"
          icon={<Rows3Icon />}
          aria-expanded={choosing}
          disabled={isSubmitting}
          onClick={() => setChoosing(!choosing)}
        >
          Choose Several
        </Button>
      </Flex>
      {choosing && <HeldItems chosen={lines} onChange={setLines} />}
      {lines.length > 0 && (
        <section aria-label="Items in this request">
          <Label as="p">{itemCount(lines.length)} in this request</Label>
          <Box as="ul" maxH="200px" overflowY="auto">
            {lines.map((item) => (
              <ChosenLine
                key={item.id}
                item={item}
                refusal={refusals.get(item.id)}
                onRemove={() => setLines(lines.filter(({ id }) => id !== item.id))}
              />
            ))}
          </Box>
        </section>
      )}
    </Stack>
  );
}
