import { Slot } from '@hand-receipt/platform';
import { RemoteBoundary } from '../../remotes/remote-boundary';
import './dashboard.css';
import { ReadinessCard } from './readiness/readiness-card';
import { TeamActivity } from './team-activity';

/** What each remote shows of itself, in two columns, with readiness and what this browser was last told. */
export function Cards() {
  return (
    <div className="app-cards">
      <div className="app-cards-column">
        <Slot name="dashboard.cards" with={{}} column="main" />
        <RemoteBoundary title="Readiness, last 30 days" kind="card">
          <ReadinessCard />
        </RemoteBoundary>
      </div>
      <div className="app-cards-column">
        <Slot name="dashboard.cards" with={{}} column="side" />
        <RemoteBoundary title="Team Activity" kind="card">
          <TeamActivity />
        </RemoteBoundary>
      </div>
    </div>
  );
}
