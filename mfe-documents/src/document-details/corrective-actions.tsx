import { type CorrectiveActionDto, OUTCOME_WORDS } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDateTime, Heading, Stack } from '@hand-receipt/ui';

/** The corrective actions that receivers of a form reported, oldest first. */
export function CorrectiveActions({ actions }: { actions: readonly CorrectiveActionDto[] }) {
  if (actions.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label="Corrective action">
      <Heading as="h3" textStyle="h2">
        Corrective action
      </Heading>
      {actions.map(({ id, by, at, outcome, action }) => (
        <FormStrip key={id} columns={3} numbering="none">
          <FormCell caption="Outcome">{OUTCOME_WORDS[outcome]}</FormCell>
          <FormCell caption="Reported by">{by.name}</FormCell>
          <FormCell caption="Reported" mono phoneSpan={2}>
            {formatDateTime(at)}
          </FormCell>
          <FormCell caption="Action" span={3} phoneSpan={2}>
            {action}
          </FormCell>
        </FormStrip>
      ))}
    </Stack>
  );
}
