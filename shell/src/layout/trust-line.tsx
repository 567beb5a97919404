import { ledgerQueries } from '@hand-receipt/data';
import { useConnection, useQuery, useQueue, useSession } from '@hand-receipt/platform';
import {
  formatTime,
  ShieldAlertIcon,
  ShieldCheckIcon,
  ShieldIcon,
  Tooltip,
  WifiIcon,
  WifiOffIcon,
} from '@hand-receipt/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle';

/** Waits for an idle moment: it is not part of any first screen. */
function useLastLedgerCheck() {
  const [idle, setIdle] = useState(false);
  const expired = useSession((session) => session.expired);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({ ...ledgerQueries.lastCheck(), enabled: idle && !expired });
  return data;
}

function ledgerLine(check: ReturnType<typeof useLastLedgerCheck>) {
  if (!check) return { tone: 'unknown', Icon: ShieldIcon, text: 'Ledger not checked' };
  const time = formatTime(check.checked_at);
  return check.is_verified
    ? { tone: 'good', Icon: ShieldCheckIcon, text: `Ledger verified · ${time}` }
    : { tone: 'bad', Icon: ShieldAlertIcon, text: `Ledger check failed · ${time}` };
}

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
    text: lastSynced ? `Online · synced ${formatTime(lastSynced)}` : 'Online',
  };
}

/** On every page: when the ledger was last really checked and what came of it, and whether the server is heard. */
export function TrustLine({ iconOnly }: { iconOnly?: boolean }) {
  const check = useLastLedgerCheck();
  const online = useConnection((connection) => connection.online);
  const lastSynced = useConnection((connection) => connection.lastSynced);
  const queue = useQueue();
  return (
    <div className="app-trust" role="status">
      <ul aria-label="Trust">
        {[ledgerLine(check), connectionLine(online, lastSynced, queue)].map(({ tone, Icon, text }) => (
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
