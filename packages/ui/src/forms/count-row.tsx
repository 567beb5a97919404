import type { ItemComponent } from '@hand-receipt/contracts';
import { useFormikContext } from 'formik';
import { ComponentBadges } from '../component-counts/component-badges';
import { countWords } from '../component-counts/component-state';
import { formatCount } from '../counts/format-count';
import { Box, Flex, Text } from '../layout';
import { Mono } from '../text/text';
import { type CountValues, typedOf } from './count-values';
import { StepperField } from './stepper-field';

interface CountRowProps {
  component: ItemComponent;
  /** The same component as it is on record now, where another person changed it meanwhile. */
  onRecord?: ItemComponent;
}

/** One component to count: how many are on hand, and how many of those are damaged. */
export function CountRow({ component, onRecord }: CountRowProps) {
  const { id, name, nsn, serialNumber, quantity } = component;
  const { values } = useFormikContext<CountValues>();
  const typed = { ...component, ...typedOf(values, id) };
  const needsCount = (text: string) =>
    text === '' && (component.onHand !== null || typed.damaged > 0)
      ? 'Enter how many are on hand.'
      : undefined;
  const tooMany = (text: string) =>
    typed.onHand !== null && Number(text) > typed.onHand ? 'No more than are on hand.' : undefined;
  return (
    <Box
      role="group"
      aria-label={countWords(typed)}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      css={{ '&:first-of-type': { borderTopWidth: 0 } }}
    >
      <Flex columnGap="3" flexWrap="wrap" justify="space-between" mb="2">
        <Box>
          <Text fontWeight="600">{name}</Text>
          {[nsn, serialNumber].filter(Boolean).map((text) => (
            <Mono key={text} muted as="div">
              {text}
            </Mono>
          ))}
        </Box>
        <ComponentBadges component={typed} />
      </Flex>
      <Flex columnGap="6" rowGap="3" flexWrap="wrap">
        <StepperField
          name={`onHand.${id}`}
          label={`On hand of ${formatCount(quantity)}`}
          of={name}
          validate={needsCount}
        />
        <StepperField name={`damaged.${id}`} label="Damaged" of={`${name}, damaged`} validate={tooMany} />
      </Flex>
      {onRecord && (
        <Text textStyle="caption" color="warning.fg" mt="2">
          On record now: {countWords(onRecord)}
        </Text>
      )}
    </Box>
  );
}
