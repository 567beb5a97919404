import type { ReconciliationDto } from '@hand-receipt/contracts';
import { reconciliationQueries } from '@hand-receipt/data';
import { knownValue, reasonOf, useInfiniteQuery, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  ErrorState,
  Flex,
  formatDateTime,
  LoadingRows,
  PageHeader,
  Stack,
  Tabs,
  useIsPhone,
} from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { LineTable } from './line-table';
import { ReconciliationActs } from './reconciliation-acts';
import { ReconciliationStrip } from './reconciliation-strip';
import { fileWords, KIND_WORDS, KINDS, titleOf } from './reconciliation-words';

const NoteDialog = lazy(() => import(/* webpackChunkName: "reconciliation-note" */ './note-dialog'));

/** Characters that differ, by ground, line and weight. */
const MARKS = {
  '& mark': {
    bg: 'warning.subtle',
    color: 'warning.fg',
    fontWeight: '700',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
  },
};

/** One comparison: its counts, its four lists, its paper and its closing. `?list` is the list, `?note` the row that is noted. */
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

function Reconciliation({ reconciliation }: { reconciliation: ReconciliationDto }) {
  const { id, counts, closed_by, closed_at } = reconciliation;
  const { get, set } = useUrlState();
  const isPhone = useIsPhone();
  const acts = <ReconciliationActs reconciliation={reconciliation} />;
  const kind = knownValue(KINDS, get('list')) || 'differing';
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
        <Tabs
          label="Rows"
          value={kind}
          onChange={(list) => set({ list, note: '' })}
          tabs={KINDS.map((value) => ({ value, label: KIND_WORDS[value].label, count: counts[value] }))}
        >
          <Box pt="4" css={MARKS}>
            <LineTable
              key={kind}
              reconciliation={reconciliation}
              kind={kind}
              onNote={(line) => set({ note: String(line) })}
            />
          </Box>
        </Tabs>
      </Stack>
      {closed_at === null && get('note') !== '' && (
        <OpenNote id={id} kind={kind} line={Number(get('note'))} onClose={() => set({ note: '' })} />
      )}
    </>
  );
}

interface OpenNoteProps {
  id: string;
  kind: (typeof KINDS)[number];
  line: number;
  onClose: () => void;
}

/** The note of the row that the address names, once the row is loaded. */
function OpenNote({ id, kind, line, onClose }: OpenNoteProps) {
  const { data } = useInfiniteQuery(reconciliationQueries.lines(id, kind));
  const row = data?.items.find((one) => one.line === line);
  if (!row) return null;
  return (
    <Suspense fallback={null}>
      <NoteDialog id={id} line={row} onClose={onClose} />
    </Suspense>
  );
}
