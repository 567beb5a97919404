import type { SuccessionDetailDto, SuccessionLineDto } from '@hand-receipt/contracts';
import { lateDialog } from '@hand-receipt/ui';
import { type AskedLine, type MayNow, newsOf } from './line-news';

const LetThroughDialog = lateDialog(
  () => import(/* webpackChunkName: "let-through" */ './let-through-dialog'),
);
const MarkDialog = lateDialog(() => import(/* webpackChunkName: "mark-line" */ './mark-dialog'));

interface LineDialogProps {
  succession: SuccessionDetailDto;
  /** The lines that are listed now. */
  lines: readonly SuccessionLineDto[];
  may: MayNow;
  asked: AskedLine;
  onClose: () => void;
}

/** The form of what a person does about a line. It stays open where the line leaves the list, and says so. */
export function LineDialog({ succession, lines, may, asked, onClose }: LineDialogProps) {
  const { act, line } = asked;
  const now = lines.find(({ item }) => item.id === line.item.id);
  const news = newsOf(asked, { succession, line: now, may });
  const given = { successionId: succession.id, item: line.item, news, onClose };
  return act === 'let-through' ? <LetThroughDialog {...given} /> : <MarkDialog {...given} mark={act} />;
}
