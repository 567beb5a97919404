import type { ReconciliationDto } from '@hand-receipt/contracts';
import { reconciliationQueries } from '@hand-receipt/data';
import { reasonOf, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Alert,
  ChevronLeftIcon,
  Box,
  ButtonLink,
  Checkbox,
  ErrorState,
  Flex,
  formatDateTime,
  Grid,
  LoadingRows,
  PageHeader,
  Stack,
  useIsPhone,
} from '@hand-receipt/ui';
import { LinePanel } from './line-panel';
import { ReconciliationActs } from './reconciliation-acts';
import { ReconciliationStrip } from './reconciliation-strip';
import { fileWords, titleOf } from './reconciliation-words';

/** Characters that differ, by ground, line and weight; and the row that the reader comes back to. */
const ROWS = {
  '& mark': {
    bg: 'warning.subtle',
    color: 'warning.fg',
    fontWeight: '700',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
  },
  '& [data-current]:focus': {
    outline: '2px solid',
    outlineColor: 'focusRing',
    outlineOffset: '-2px',
  },
};

/** One comparison: its counts, its four lists, its paper and its closing. `?show=open` is the filter, `?list=equal` shows what is equal too. */
export function OpenReconciliation({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(reconciliationQueries.detail(id));
  if (data) return <Reconciliation reconciliation={data} />;
  return (
    <>
      <PageHeader caption="Property Book · Reconcile" title="Theirs and ours" />
      {data === undefined && !error ? (
        <LoadingRows text="Loading the comparison..." rows={5} />
      ) : (
        <ErrorState
          title={error ? error.message : 'Comparison not found'}
          message={error ? reasonOf(error) : 'It is of another property book, or there is none.'}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </>
  );
}

/** Narrows the lists to what waits, and shows what is equal. */
function Filter({ isClosed }: { isClosed: boolean }) {
  const { get, set } = useUrlState();
  return (
    <Flex gap="5" wrap="wrap">
      {!isClosed && (
        <Checkbox checked={get('show') === 'open'} onChange={(only) => set({ show: only ? 'open' : '' })}>
          Only rows to settle
        </Checkbox>
      )}
      <Checkbox checked={get('list') === 'equal'} onChange={(shown) => set({ list: shown ? 'equal' : '' })}>
        Show equal rows
      </Checkbox>
    </Flex>
  );
}

function Reconciliation({ reconciliation }: { reconciliation: ReconciliationDto }) {
  const { closed_by, closed_at } = reconciliation;
  const { get } = useUrlState();
  const isPhone = useIsPhone();
  const acts = (
    <>
      <ButtonLink to="/reconciliations" icon={<ChevronLeftIcon />}>
        All comparisons
      </ButtonLink>
      <ReconciliationActs reconciliation={reconciliation} />
    </>
  );
  return (
    <>
      <PageHeader
        caption={`Property Book · Reconcile · ${fileWords(reconciliation)}`}
        title={titleOf(reconciliation)}
        actions={acts}
        phoneAction={null}
      />
      {isPhone && (
        <Flex gap="2" mb="4" wrap="wrap">
          {acts}
        </Flex>
      )}
      <Stack gap="4">
        {closed_by && closed_at && (
          <Alert tone="success" title={`Closed by ${closed_by.name} on ${formatDateTime(closed_at)}`} />
        )}
        <ReconciliationStrip reconciliation={reconciliation} />
        <Filter isClosed={closed_at !== null} />
        <Box css={ROWS}>
          <Stack gap="4">
            <LinePanel reconciliation={reconciliation} kind="differing" />
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
              gap="4"
              alignItems="start"
            >
              <LinePanel reconciliation={reconciliation} kind="theirs" />
              <LinePanel reconciliation={reconciliation} kind="ours" />
            </Grid>
            {get('list') === 'equal' && <LinePanel reconciliation={reconciliation} kind="equal" />}
          </Stack>
        </Box>
      </Stack>
    </>
  );
}
