import { useKeepUntilClosed } from '@hand-receipt/platform';
import { DraftNotice } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { useMemo } from 'react';
import type { AmendmentContent, AmendmentValues } from './amendment-values';
import { sayStillKept } from './plate-photos-field';
import type { AmendmentDraft } from './use-amendment-draft';

interface AmendmentDraftKeeperProps {
  draft: AmendmentDraft;
  /** What the form holds without a draft. */
  start: AmendmentContent;
}

/** Keeps what stands in the form around it, as it is typed and as it closes, and says where it comes from. */
export function AmendmentDraftKeeper({ draft, start }: AmendmentDraftKeeperProps) {
  const { values, dirty, setValues } = useFormikContext<AmendmentValues>();
  const { lines, reason, documentNumber, uploadIds } = values;
  const content = useMemo(() => ({ lines, reason, documentNumber }), [lines, reason, documentNumber]);
  useKeepUntilClosed(draft, content, dirty);

  const startEmpty = () => {
    for (const { key } of uploadIds) draft.files.drop(key).catch(sayStillKept);
    void draft.drop();
    void setValues({ ...values, ...start, uploadIds: [] }, false);
  };
  return <DraftNotice keptAt={draft.kept ? draft.keptAt : null} onStartEmpty={startEmpty} />;
}
