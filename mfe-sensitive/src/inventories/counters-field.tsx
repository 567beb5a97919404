import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { Box, Checkbox, Text } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';

/** Who counts: one person or several. */
export function CountersField({ people }: { people: readonly DirectoryUserDto[] }) {
  const [{ value: chosen }, { error }, { setValue }] = useField<string[]>('counterIds');
  const toggle = (id: string, isChosen: boolean) =>
    void setValue(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Box as="fieldset">
      <Text as="legend" fontSize="13px" lineHeight="16px" fontWeight="600">
        Who counts
      </Text>
      <Box
        maxHeight="180px"
        overflowY="auto"
        marginTop="1.5"
        padding="2"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
      >
        {people.map(({ id, name, role }) => (
          // Room enough to hit one and not its neighbour.
          <Box key={id} minHeight="7">
            <Checkbox checked={chosen.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
              {name}, {role}
            </Checkbox>
          </Box>
        ))}
      </Box>
      {error ? (
        <Text role="alert" color="danger.fg" fontSize="13px" marginTop="1">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
