import { Alert } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { LineNews } from './line-news';

/** Says in a form about a line what happened meanwhile; not while the form itself changes the line. */
export function LineNotice({ news }: { news: LineNews | null }) {
  const { isSubmitting } = useFormikContext();
  if (!news || isSubmitting) return null;
  return (
    <Alert tone="warning" title={news.title}>
      <p>{news.words}</p>
    </Alert>
  );
}
