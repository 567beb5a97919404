import type { InventoryCandidateDto, InventoryRule } from '@hand-receipt/contracts';
import { Box, Button, Checkbox, Flex, Text, useIsPhone } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';

type Reason = InventoryCandidateDto['reasons'][number];

/** A reason that a Commander may set aside. Who read in the first count never looks for its differences. */
const isWaivable = (reason: Reason): reason is Reason & { rule: InventoryRule } => reason.rule !== 'recount';

interface CountersFieldProps {
  /** People of the company, with the rules that exclude them. */
  candidates: readonly InventoryCandidateDto[];
  legend?: string;
  /** Asks for the reason for which a rule is waived for a person; left out where nobody can. */
  onWaive?: (person: InventoryCandidateDto['person'], rule: InventoryRule) => void;
  /** The inventory is planned or open, so that somebody above may name a person. */
  isNamedFromAbove?: boolean;
}

/** Those who were chosen when the form opened come first. What is chosen since moves nobody. */
const chosenFirst = (candidates: readonly InventoryCandidateDto[], chosen: readonly string[] = []) => {
  const isChosen = ({ person }: InventoryCandidateDto) => chosen.includes(person.id);
  return [...candidates.filter(isChosen), ...candidates.filter((candidate) => !isChosen(candidate))];
};

/** Who counts: one person or several. Whom a rule excludes stays in the list, with the reason. */
export function CountersField({
  candidates,
  legend = 'Who counts',
  onWaive,
  isNamedFromAbove,
}: CountersFieldProps) {
  const [{ value: chosen }, { error, initialValue }, { setValue }] = useField<string[]>('counterIds');
  // On a phone the dialog scrolls, and a list that scrolls inside it would show four people.
  const isPhone = useIsPhone();
  const isNobody = candidates.length > 0 && candidates.every(({ reasons }) => reasons.length > 0);
  const toggle = (id: string, isChosen: boolean) =>
    void setValue(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Box as="fieldset">
      <Text as="legend" fontSize="13px" lineHeight="16px" fontWeight="600">
        {legend}
      </Text>
      <Box
        maxHeight={isPhone ? undefined : '220px'}
        overflowY="auto"
        marginTop="1.5"
        padding="2"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
      >
        {chosenFirst(candidates, initialValue).map((candidate) => (
          <Candidate
            key={candidate.person.id}
            candidate={candidate}
            isChosen={chosen.includes(candidate.person.id)}
            onToggle={toggle}
            onWaive={onWaive}
          />
        ))}
      </Box>
      {isNobody ? <NobodyMay candidates={candidates} isNamedFromAbove={isNamedFromAbove} /> : null}
      {error ? (
        <Text role="alert" color="danger.fg" fontSize="13px" marginTop="1">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}

/** Says that nobody may count, and who can do something about it. */
function NobodyMay({
  candidates,
  isNamedFromAbove,
}: Pick<CountersFieldProps, 'candidates' | 'isNamedFromAbove'>) {
  const [first] = candidates;
  const mayWaive = candidates.some((candidate) => candidate.mayWaive);
  return (
    <Box role="alert" color="warning.fg" fontSize="13px" marginTop="1">
      <p>No one in {first?.company ?? first?.person.unit} may count this inventory under its rules.</p>
      <p>
        {mayWaive
          ? 'You may waive a rule for a person, with a reason.'
          : 'A Commander may waive a rule for a person, with a reason.'}
      </p>
      {isNamedFromAbove ? (
        <p>The S4 or a Commander of the unit above may name a person of another unit.</p>
      ) : null}
    </Box>
  );
}

interface CandidateProps extends Pick<CountersFieldProps, 'onWaive'> {
  candidate: InventoryCandidateDto;
  isChosen: boolean;
  onToggle: (id: string, isChosen: boolean) => void;
}

function Candidate({ candidate, isChosen, onToggle, onWaive }: CandidateProps) {
  const { person, reasons, mayWaive } = candidate;
  const { id, name, unit } = person;
  return (
    // Room enough to hit one and not its neighbor.
    <Box minHeight="7">
      <Checkbox
        checked={isChosen}
        disabled={reasons.length > 0 && !isChosen}
        onChange={(isNowChosen) => onToggle(id, isNowChosen)}
      >
        {name}, {unit}
      </Checkbox>
      {reasons.map((reason) => (
        <Flex key={reason.rule} gap="2" align="center" paddingLeft="6" wrap="wrap">
          <Text textStyle="caption" color="fg.muted">
            {reason.words}
          </Text>
          {mayWaive && onWaive && isWaivable(reason) ? (
            <Button
              size="s"
              type="button"
              aria-label={`Waive for ${name}: ${reason.words}`}
              onClick={() => onWaive(person, reason.rule)}
            >
              Waive
            </Button>
          ) : null}
        </Flex>
      ))}
    </Box>
  );
}
