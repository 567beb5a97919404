import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { counted, Text } from '@hand-receipt/ui';
import { partIn } from './section-part';

interface ToConfirmProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
}

/** What the recorder did not find waits for the reader, and is not counted until then. Nothing where nothing waits. */
export function ToConfirm({ succession, section }: ToConfirmProps) {
  const { to_confirm: lines, reader } = section;
  if (lines === 0) return null;
  const whose = partIn(succession, section) === 'reader' ? 'your confirmation' : `${reader.name} to confirm`;
  return (
    <Text as="span" textStyle="caption" color="warning.fg">
      {counted(lines, 'line')} marked as not found {lines === 1 ? 'waits' : 'wait'} for {whose}.
    </Text>
  );
}
