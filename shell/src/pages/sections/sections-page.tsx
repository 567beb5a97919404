import type { SectionsDto } from '@hand-receipt/contracts';
import { sectionQueries } from '@hand-receipt/data';
import { statusOf, useQuery } from '@hand-receipt/platform';
import {
  Box,
  counted,
  EmptyState,
  ErrorState,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
  useIsPhone,
} from '@hand-receipt/ui';
import { useCallback } from 'react';
import { Late, latePart } from '../../app/late';
import { RemoteBoundary } from '../../remotes/remote-boundary';
import { FaultPanel } from './fault-panel';
import { SectionDrawer } from './section-drawer';
import { lastFault } from './section-state';
import { SectionTiles } from './section-tiles';
import { SectionsTable } from './sections-table';
import './sections.css';
import { CheckButton, SignatureFindings, useSignatureCheck } from './signature-check';
import { SlotsPanel } from './slots-panel';
import { useSectionAct } from './use-section-act';

/** Forms are fetched when the first of them is opened. */
const dialogs = latePart(() => import(/* webpackChunkName: "app-section-dialogs" */ './section-dialogs'));

/** What of a section may be asked about: a link to something that is gone asks nothing. */
function askable(data: SectionsDto, of: string, act: string, release: string) {
  const section = data.sections.find(({ name }) => name === of);
  if (!section || !data.mayChange) return null;
  const needsRelease = ['canary', 'promote', 'use-here'].includes(act);
  const isStaged = section.staged.some(
    ({ digest, signature }) => digest === release && signature === 'valid',
  );
  return needsRelease && !isStaged ? null : section;
}

function Sections({ data }: { data: SectionsDto }) {
  const { details, act, of, release, openDetails, closeDetails, ask, closeAct } = useSectionAct();
  const open = data.sections.find(({ name }) => name === details);
  const asked = act ? askable(data, of, act, release) : null;
  const fault = lastFault(data.sections);
  const onOpen = useCallback(({ name }: { name: string }) => openDetails(name), [openDetails]);
  const onSwitch = useCallback(
    ({ name, state }: { name: string; state: string }) =>
      ask(state === 'on' ? 'switch-off' : 'switch-on', name),
    [ask],
  );
  return (
    <div className="sections-body">
      {/* First: where a form cannot be fetched, the page says so in view. */}
      {open ? <SectionDrawer section={open} data={data} onAsk={ask} onClose={closeDetails} /> : null}
      {act && asked ? (
        <RemoteBoundary title="The form" kind="card">
          <Late part={dialogs} with={{ act, section: asked, release, onClose: closeAct }} waiting={null} />
        </RemoteBoundary>
      ) : null}
      <SectionTiles {...data} />
      <SectionsTable data={data} onOpen={onOpen} onSwitch={onSwitch} />
      <div className="sections-lower">
        <SlotsPanel slots={data.slots} sections={data.sections} />
        {fault ? <FaultPanel section={fault} mayChange={data.mayChange} onAsk={ask} /> : null}
      </div>
    </div>
  );
}

/** What the product is made of. An Admin steers it, a Commander reads. */
export default function SectionsPage() {
  const { data, error, isPending, refetch, isFetching } = useQuery(sectionQueries.all());
  const signatures = useSignatureCheck();
  const isPhone = useIsPhone();
  const mayNot = statusOf(error) === 403;
  const check = <CheckButton onCheck={signatures.check} working={signatures.isPending} />;
  return (
    <PageBody>
      <PageHeader
        title="Sections"
        caption={
          data ? `Administration · ${counted(data.keysTrusted, 'release key')} trusted` : 'Administration'
        }
        description="What the product is made of, from where, and what each one fills. Switching one off costs its own area only."
        actions={mayNot ? null : check}
        phoneAction={null}
      />
      {isPhone && !mayNot ? <Box marginBottom="4">{check}</Box> : null}
      <SignatureFindings check={signatures.data} error={signatures.error} />
      {isPending ? (
        <Panel>
          <LoadingRows rows={8} text="Loading sections..." />
        </Panel>
      ) : null}
      {error && mayNot ? <EmptyState title={error.message} /> : null}
      {error && !data && !mayNot ? (
        <ErrorState
          title="Failed to load sections"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data ? <Sections data={data} /> : null}
    </PageBody>
  );
}
