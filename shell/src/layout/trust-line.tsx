import { ledgerQueries } from '@hand-receipt/data';
import {
  recallVerdict,
  useConnection,
  useJointVerdict,
  useQuery,
  useQueue,
  useSession,
  type JointVerdict,
} from '@hand-receipt/platform';
import {
  formatRecentTime,
  ShieldAlertIcon,
  ShieldCheckIcon,
  ShieldIcon,
  Tooltip,
  WifiIcon,
  WifiOffIcon,
} from '@hand-receipt/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle';

/** Hears of the last check once there is an idle moment: it is not part of any first screen. */
function useLastLedgerCheck() {
  const [idle, setIdle] = useState(false);
  const expired = useSession((session) => session.expired);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useQuery({ ...ledgerQueries.lastCheck(), enabled: idle && !expired });
}

/** What this browser found before is shown at once, and what another tab found since, when this one is looked at. */
function useKeptVerdict() {
  useEffect(() => {
    const recall = () => {
      if (document.visibilityState === 'visible') void recallVerdict();
    };
    recall();
    document.addEventListener('visibilitychange', recall);
    return () => document.removeEventListener('visibilitychange', recall);
  }, []);
}

const LOOKS = {
  verified: { tone: 'good', Icon: ShieldCheckIcon },
  warning: { tone: 'warning', Icon: ShieldAlertIcon },
  error: { tone: 'bad', Icon: ShieldAlertIcon },
  failed: { tone: 'bad', Icon: ShieldAlertIcon },
  unchecked: { tone: 'unknown', Icon: ShieldIcon },
};

/** With the day where it is not today. It breaks over no two lines. */
const timeWords = (at: number) => formatRecentTime(at).replace(' ', '\u00a0');

const ledgerLine = ({ state, line, checkedAt }: JointVerdict) => ({
  ...LOOKS[state],
  text: checkedAt === null ? line : `${line} \u00b7 ${timeWords(checkedAt)}`,
});

function connectionLine(online: boolean, lastSynced: number | null, queue: ReturnType<typeof useQueue>) {
  const { waiting, failed, syncing } = queue;
  if (!online) {
    return { tone: 'bad', Icon: WifiOffIcon, text: waiting ? `Offline · ${waiting} queued` : 'Offline' };
  }
  if (failed) return { tone: 'bad', Icon: WifiIcon, text: `Online · ${failed} not accepted` };
  if (syncing && waiting) return { tone: 'unknown', Icon: WifiIcon, text: `Syncing · ${waiting} left` };
  return {
    tone: 'good',
    Icon: WifiIcon,
    text: lastSynced ? `Online · synced ${timeWords(lastSynced)}` : 'Online',
  };
}

/** On every page: the one verdict on the ledger with its time, and whether the server is heard. */
export function TrustLine({ iconOnly }: { iconOnly?: boolean }) {
  useLastLedgerCheck();
  useKeptVerdict();
  const verdict = useJointVerdict();
  const online = useConnection((connection) => connection.online);
  const lastSynced = useConnection((connection) => connection.lastSynced);
  const queue = useQueue();
  return (
    <div className="app-trust" role="status">
      <ul aria-label="Trust">
        {[ledgerLine(verdict), connectionLine(online, lastSynced, queue)].map(({ tone, Icon, text }) => (
          <Tooltip key={text} content={iconOnly ? text : ''}>
            <li data-tone={tone}>
              <Icon size={14} strokeWidth={2} />
              <span className="app-nav-label">{text}</span>
            </li>
          </Tooltip>
        ))}
      </ul>
    </div>
  );
}
