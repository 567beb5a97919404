import { Slot } from '@hand-receipt/platform';
import './dashboard.css';
import { TeamActivity } from './team-activity';

/** What each remote shows of itself, in two columns, and what this browser was last told. */
export function Cards() {
  return (
    <div className="app-cards">
      <div className="app-cards-column">
        <Slot name="dashboard.cards" with={{}} column="main" />
      </div>
      <div className="app-cards-column">
        <Slot name="dashboard.cards" with={{}} column="side" />
        <TeamActivity />
      </div>
    </div>
  );
}
