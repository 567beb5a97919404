import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import { lossCaseMutations, lossCaseQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation, useParams, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Button,
  DownloadIcon,
  ErrorState,
  Flex,
  Grid,
  lateDialog,
  LoadingRows,
  PageBody,
  PageHeader,
  PrinterIcon,
  Serial,
  Stack,
  toast,
} from '@hand-receipt/ui';
import { CaseClock } from './case-clock';
import { CaseExhibits } from './case-exhibits';
import { CaseItems } from './case-items';
import { CaseNext, FormFacts } from './case-papers';
import { CaseReports } from './case-reports';
import { CaseSearch } from './case-search';
import { CaseStages } from './case-stages';
import { caseTitle } from './loss-words';

const ActDialogs = lateDialog(() => import(/* webpackChunkName: "loss-acts" */ './act-dialogs'));

const sayFailed = (error: Error) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : error.message,
    description: reasonOf(error),
  });

function PacketButtons({ id }: { id: string }) {
  const packet = useMutation({ ...lossCaseMutations.downloadPacket, onError: sayFailed });
  return (
    <>
      <Button
        icon={<PrinterIcon />}
        disabled={packet.isPending}
        onClick={() => packet.mutate({ id, format: 'pdf' })}
      >
        Packet
      </Button>
      <Button icon={<DownloadIcon />} onClick={() => packet.mutate({ id, format: 'json' })}>
        Proofs
      </Button>
    </>
  );
}

function CaseContent({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const { get, set } = useUrlState();
  const act = get('act');
  const onAct = (next: string) => set({ act: next });
  const { id, whole, items, unit, reported_by: reporter } = lossCase;
  const serial = items.length === 1 ? items[0]?.serial_number : undefined;
  return (
    <PageBody>
      <PageHeader
        caption={`Loss case · ${id}`}
        title={caseTitle(lossCase)}
        description={
          <>
            {serial && (
              <>
                <Serial size="lg">{serial}</Serial> ·{' '}
              </>
            )}
            Opened by {reporter.name} for {unit.name}
          </>
        }
        actions={whole && <PacketButtons id={id} />}
        phoneAction={null}
      />
      <Stack gap="4">
        <CaseClock lossCase={lossCase} />
        <CaseStages lossCase={lossCase} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="start"
        >
          <Stack gap="4" minW="0">
            <CaseItems lossCase={lossCase} onAct={onAct} />
            <CaseExhibits lossCase={lossCase} onAct={onAct} />
            {whole && <CaseSearch lossCase={lossCase} />}
          </Stack>
          <Stack gap="4" minW="0">
            <CaseNext lossCase={lossCase} onAct={onAct} />
            {whole && (
              <Flex gap="2" display={{ base: 'flex', md: 'none' }}>
                <PacketButtons id={id} />
              </Flex>
            )}
            <CaseReports lossCase={lossCase} />
            {whole && <FormFacts lossCase={lossCase} />}
          </Stack>
        </Grid>
      </Stack>
      {act && <ActDialogs lossCase={lossCase} act={act} onClose={() => set({ act: '' })} />}
    </PageBody>
  );
}

/** One loss case: its clock, its items, the search, the exhibits and the papers. */
export default function LossCasePage() {
  const { id = '' } = useParams();
  const { data: lossCase, error, refetch, isFetching } = useQuery(lossCaseQueries.detail(id));
  if (lossCase) return <CaseContent key={id} lossCase={lossCase} />;
  return (
    <PageBody>
      <PageHeader caption="Loss case" title={id} />
      {lossCase === null || error ? (
        <ErrorState
          title={error ? error.message : `Loss case ${id} cannot be opened`}
          message={error ? reasonOf(error) : 'It does not exist, or you may not see it.'}
          onRetry={error ? () => void refetch() : undefined}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the loss case..." rows={4} />
      )}
    </PageBody>
  );
}
