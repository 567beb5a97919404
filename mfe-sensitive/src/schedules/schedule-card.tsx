import { personName } from '@hand-receipt/contracts';
import {
  Button,
  formatCount,
  formatDateTime,
  FormCell,
  FormStrip,
  Heading,
  HStack,
  Mono,
  PencilIcon,
  Stack,
} from '@hand-receipt/ui';
import { graceText, RISK_LABELS, scheduleText } from './schedule-words';
import type { CategorySchedule } from './use-schedules';

interface ScheduleCardProps extends CategorySchedule {
  /** Undefined for those who may not change it. */
  onEdit?: () => void;
}

/** When one category is checked, by what order, and who set it so. */
export function ScheduleCard({ category, schedule, onEdit }: ScheduleCardProps) {
  const { name, count, riskLevel, verificationFrequency } = category;
  const { graceMinutes, citation, changedAt, changedBy } = schedule;
  return (
    <Stack as="section" gap="2" aria-label={name}>
      <HStack justify="space-between">
        <Heading as="h3" textStyle="h2">
          {name}
        </Heading>
        {onEdit ? (
          <Button size="s" icon={<PencilIcon />} aria-label={`Edit, ${name}`} onClick={onEdit}>
            Edit
          </Button>
        ) : null}
      </HStack>
      <FormStrip columns={3} numbering="none">
        <FormCell caption="Schedule" span={2} phoneSpan={2}>
          <Mono>{scheduleText(schedule)}</Mono>
        </FormCell>
        <FormCell caption="On time within">{graceText(graceMinutes)}</FormCell>
        <FormCell caption="Items">{formatCount(count)}</FormCell>
        <FormCell caption="Verification frequency">{verificationFrequency}</FormCell>
        <FormCell caption="Risk level">{RISK_LABELS[riskLevel]}</FormCell>
        <FormCell
          caption="Citation"
          span={3}
          phoneSpan={2}
          hint={
            changedAt && changedBy
              ? `Set ${formatDateTime(changedAt)} by ${personName(changedBy)}`
              : undefined
          }
        >
          {citation ?? 'N/A'}
        </FormCell>
      </FormStrip>
    </Stack>
  );
}
