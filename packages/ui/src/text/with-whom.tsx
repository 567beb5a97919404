import type { PossessionDto } from '@hand-receipt/contracts';
import { formatDateTime } from '../dates/dates';
import { Box } from '../layout';

interface WithWhomProps {
  possession: PossessionDto | undefined;
  /** Id of who signed for the item. */
  holderId: string | null | undefined;
}

/**
 * 'With SPC Whitaker, due 22NOV2026 1800' where somebody else than its holder has an item, and until when its holder has it
 * on a temporary receipt; '' for any other.
 */
export function withWhomText({ possession, holderId }: WithWhomProps): string {
  if (!possession) return '';
  const { id, name, due_at: due, basis } = possession;
  const until = due === null ? '' : `, due ${formatDateTime(due)}`;
  if (id !== holderId) return `With ${name}${until}`;
  return basis === 'temporary' ? `Temporary receipt${until}` : '';
}

/** Who has an item, under the name of who signed for it. */
export function WithWhom(props: WithWhomProps) {
  const text = withWhomText(props);
  if (!text) return null;
  return (
    <Box as="span" display="block" textStyle="caption" color="fg.muted">
      {text}
    </Box>
  );
}
