import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import { Box, lateDialog, Link, PageHeader } from '@hand-receipt/ui';
import { ClearanceActs } from './clearance-acts';
import { ClearanceFacts } from './clearance-facts';
import { ClearanceFigures } from './clearance-figures';
import { ClearanceNotice } from './clearance-notice';
import { ClearancePapers } from './clearance-papers';
import { ClearanceSteps } from './clearance-steps';
import { type ClearanceAct, CLEARANCE_ACTS } from './clearance-words';

const StartDialog = lateDialog(() => import(/* webpackChunkName: "clearance-dialogs" */ './start-dialog'));
const SignDialog = lateDialog(() => import(/* webpackChunkName: "clearance-dialogs" */ './sign-dialog'));
const OverrideDialog = lateDialog(
  () => import(/* webpackChunkName: "clearance-dialogs" */ './override-dialog'),
);
const StopDialog = lateDialog(() => import(/* webpackChunkName: "clearance-dialogs" */ './stop-dialog'));

const columns = {
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 9fr) minmax(0, 4fr)' },
  alignItems: 'start',
  '& > div': { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

interface DialogsProps {
  page: PersonClearanceDto;
  asked: ClearanceAct | '';
  onClose: () => void;
}

/** The one dialog that the address asks for, where the reader may do its act. */
function Dialogs({ page, asked, onClose }: DialogsProps) {
  const { may } = page;
  return (
    <>
      {asked === 'start' && may.open && <StartDialog page={page} onClose={onClose} />}
      {asked === 'sign' && may.sign && <SignDialog page={page} onClose={onClose} />}
      {asked === 'override' && may.override && <OverrideDialog page={page} onClose={onClose} />}
      {asked === 'stop' && may.cancel && <StopDialog page={page} onClose={onClose} />}
    </>
  );
}

/** The clearance of one person. */
export function ClearanceView({ page }: { page: PersonClearanceDto }) {
  const { person, clearance } = page;
  const { get, set } = useUrlState();
  const asked = knownValue(CLEARANCE_ACTS, get('act'));
  const ask = (act: ClearanceAct | '') => set({ act });
  const isShown = clearance !== null && clearance.state !== 'cancelled';
  const acts = <ClearanceActs page={page} onAsk={ask} />;
  return (
    <>
      <PageHeader
        caption="People"
        title={`Clearing ${person.name}`}
        description={
          <>
            {page.status === 'Inactive' ? 'Deactivated. ' : ''}
            {person.unit}. <Link to={`/people/${person.id}`}>What {person.name} signed for</Link>
          </>
        }
        actions={acts}
        phoneAction={null}
      />
      <Box hideFrom="md" display="grid" gap="2" mb="4">
        {acts}
      </Box>
      <Box mb="4">
        <ClearanceFigures page={page} />
      </Box>
      <Box css={columns}>
        <div>
          <ClearanceSteps page={page} onSign={() => ask('sign')} />
        </div>
        <div>
          <ClearanceNotice page={page} />
          <ClearancePapers page={page} />
          {isShown ? <ClearanceFacts person={person} clearance={clearance} /> : null}
        </div>
      </Box>
      <Dialogs page={page} asked={asked} onClose={() => ask('')} />
    </>
  );
}
