import { useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';

const SendFormPageDialog = lateDialog(() => import('./send-form-page-dialog'));

/** The form of the item that `?send` names, over the property book. A reload opens it again with its draft. */
export function SendFormOverBook() {
  const url = useUrlState();
  const itemId = url.get('send');
  if (!itemId) return null;
  return <SendFormPageDialog itemId={itemId} onClose={() => url.set({ send: '' })} />;
}
