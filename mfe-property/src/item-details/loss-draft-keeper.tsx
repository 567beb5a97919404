import { useKeepUntilClosed } from '@hand-receipt/platform';
import { DraftNotice } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect } from 'react';
import type { StatusValues } from '../items/loss-fields';
import type { LossDraft } from './use-loss-draft';

interface LossDraftKeeperProps {
  draft: LossDraft;
  /** What the form holds without a draft. */
  empty: StatusValues;
  /** Hears whether the form reports a loss, which is kept when it is closed. */
  onReporting: (isReporting: boolean) => void;
}

/** Keeps what is typed of a loss, as it is typed and as the form closes, and says where it comes from. */
export function LossDraftKeeper({ draft, empty, onReporting }: LossDraftKeeperProps) {
  const { values, dirty, setValues } = useFormikContext<StatusValues>();
  const { status, circumstances, lastSeenAt, lastSeenWhere } = values;
  // A status alone is chosen again in a moment.
  const isReporting = status === 'Lost' && Boolean(circumstances || lastSeenAt || lastSeenWhere);
  useKeepUntilClosed(draft, values, dirty && isReporting);
  useEffect(() => onReporting(isReporting), [isReporting, onReporting]);

  const startEmpty = () => {
    void draft.drop();
    void setValues(empty, false);
  };
  return <DraftNotice keptAt={draft.keptAt} onStartEmpty={startEmpty} />;
}
