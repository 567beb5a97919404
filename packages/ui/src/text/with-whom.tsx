import type { PossessionDto } from '@hand-receipt/contracts';
import { formatDate, formatDateTime } from '../dates/dates';
import { Box } from '../layout';

interface Having {
  possession: PossessionDto | undefined;
  /** Id of who signed for the item. */
  holderId: string | null | undefined;
}

/**
 * 'With SPC Whitaker, due 22NOV2026 1800' where somebody else than its holder has an item, and until when its holder has it
 * on a temporary receipt; '' for any other.
 */
export function withWhomText({ possession, holderId }: Having): string {
  if (!possession) return '';
  const { id, name, due_at: due, basis } = possession;
  const until = due === null ? '' : `, due ${formatDateTime(due)}`;
  if (id !== holderId) return `With ${name}${until}`;
  return basis === 'temporary' ? `Temporary receipt${until}` : '';
}

/** The same where there is little room: 'With SPC Whitaker', or 'Until 22DEC2026'. */
function briefText({ possession, holderId }: Having): string {
  if (!possession) return '';
  if (possession.id !== holderId) return `With ${possession.name}`;
  return possession.basis === 'temporary' ? `Until ${formatDate(possession.due_at)}` : '';
}

interface WithWhomProps extends Having {
  /** In a column of a table: the rest is in its tooltip and the details of the item. */
  brief?: boolean;
}

/** Who has an item, under the name of who signed for it. */
export function WithWhom({ brief = false, ...having }: WithWhomProps) {
  const text = withWhomText(having);
  if (!text) return null;
  const shortened = brief
    ? { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', title: text }
    : {};
  return (
    <Box as="span" display="block" textStyle="caption" color="fg.muted" {...shortened}>
      {brief ? briefText(having) : text}
    </Box>
  );
}
