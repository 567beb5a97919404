import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { CircleAlertIcon, classNames, FormCell, FormStrip, HeroNumber, useIsPhone } from '@hand-receipt/ui';
import { SensitiveCell } from './sensitive-cell';

/** Hand-overs wait 15 minutes, and end without an update. */
const READ_AGAIN_MS = 60_000;

interface PendingHintProps {
  waiting: number;
  /** Hand-overs at a counter, which are no transfers. */
  handOvers: number;
}

/** What of it waits for the reader. */
function PendingHint({ waiting, handOvers }: PendingHintProps) {
  if (waiting + handOvers === 0) return 'None need your decision';
  const handOverWords = `${handOvers} ${handOvers === 1 ? 'hand-over waits' : 'hand-overs wait'} for your signature`;
  const words = [
    waiting > 0 && `${waiting} ${waiting === 1 ? 'needs' : 'need'} your decision`,
    handOvers > 0 && handOverWords,
  ];
  return (
    <span className="hr-status" data-tone="danger">
      <CircleAlertIcon size={14} strokeWidth={2} />
      {words.filter(Boolean).join(', ')}
    </span>
  );
}

interface SummaryStripProps {
  summary: DashboardSummaryDto;
  /** The figures only hold the room of those that are on their way. */
  waiting?: boolean;
}

/** The four figures of the day. On a phone the sensitive items come first and the numbers follow that order. */
export function SummaryStrip({ summary, waiting }: SummaryStripProps) {
  const isPhone = useIsPhone();
  // The figures first. Where this answer fails, the page of transfers says so.
  const { data: handOvers = [] } = useQuery({
    ...counterQueries.waitingFor(useCurrentUser().id),
    enabled: !waiting,
    refetchInterval: ({ state }) => (state.data?.length ? READ_AGAIN_MS : false),
  });
  const { totalInventory, signedDown, unassigned, pendingTransfers, needMyDecision, maintenance, readiness } =
    summary;

  const inventory = (
    <FormCell
      key="inventory"
      caption="Total Inventory"
      hint={`${isPhone ? `${readiness.ready} operational, ` : ''}${signedDown} signed down${unassigned ? `, ${unassigned} unassigned` : ''}`}
      phoneSpan={2}
      to="/property-book?tab=visible"
    >
      <HeroNumber value={totalInventory} />
    </FormCell>
  );
  const transfers = (
    <FormCell
      key="transfers"
      caption="Pending Transfers"
      hint={<PendingHint waiting={needMyDecision} handOvers={handOvers.length} />}
      to={handOvers.length > 0 ? '/transfers' : '/transfers?view=history&status=Pending'}
    >
      <HeroNumber value={pendingTransfers} />
    </FormCell>
  );
  const sensitive = <SensitiveCell key="sensitive" summary={summary.sensitive} />;
  const upkeep = (
    <FormCell
      key="maintenance"
      caption="Items Needing Maintenance"
      hint={`${maintenance.scheduled} scheduled, ${maintenance.inProgress} in progress`}
      to="/maintenance?status=open"
    >
      <HeroNumber value={maintenance.scheduled + maintenance.inProgress} />
    </FormCell>
  );

  return (
    <FormStrip
      columns="1fr 1fr 2.15fr 1fr"
      size="stat"
      className={classNames('app-figures', waiting && 'app-figures-waiting')}
    >
      {isPhone ? [sensitive, transfers, upkeep, inventory] : [inventory, transfers, sensitive, upkeep]}
    </FormStrip>
  );
}
