import type { InventoryCandidateDto } from '@hand-receipt/contracts';
import { Box, Checkbox, Text } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';

interface CountersFieldProps {
  /** People of the company, with the rules that exclude them. */
  candidates: readonly InventoryCandidateDto[];
  legend?: string;
}

/** Who counts: one person or several. Whom a rule excludes stays in the list, with the reason. */
export function CountersField({ candidates, legend = 'Who counts' }: CountersFieldProps) {
  const [{ value: chosen }, { error }, { setValue }] = useField<string[]>('counterIds');
  const isNobody = candidates.length > 0 && candidates.every(({ reasons }) => reasons.length > 0);
  const toggle = (id: string, isChosen: boolean) =>
    void setValue(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Box as="fieldset">
      <Text as="legend" fontSize="13px" lineHeight="16px" fontWeight="600">
        {legend}
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
        {candidates.map(({ person: { id, name, unit }, reasons }) => (
          // Room enough to hit one and not its neighbour.
          <Box key={id} minHeight="7">
            <Checkbox
              checked={chosen.includes(id)}
              disabled={reasons.length > 0 && !chosen.includes(id)}
              onChange={(isChosen) => toggle(id, isChosen)}
            >
              {name}, {unit}
            </Checkbox>
            {reasons.map(({ rule, words }) => (
              <Text key={rule} textStyle="caption" color="fg.muted" paddingLeft="6">
                {words}
              </Text>
            ))}
          </Box>
        ))}
      </Box>
      {isNobody ? (
        <Text role="alert" color="warning.fg" fontSize="13px" marginTop="1">
          No one in {candidates[0]?.person.unit} may count this inventory under its rules.
        </Text>
      ) : null}
      {error ? (
        <Text role="alert" color="danger.fg" fontSize="13px" marginTop="1">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
