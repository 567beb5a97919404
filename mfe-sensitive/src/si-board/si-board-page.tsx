import type { SiBoardDto } from '@hand-receipt/contracts';
import { siReportQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useConnection, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  EmptyState,
  ErrorState,
  formatDateTime,
  lateDialog,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
  Stack,
  useIsPhone,
} from '@hand-receipt/ui';
import { BoardCards, BoardTable } from './board-table';
import { cellAt, currentDue } from './board-words';
import { OwnUnit } from './own-unit';
import { useSendUp } from './use-send-up';

const ReportsDrawer = lateDialog(() => import(/* webpackChunkName: "si-reports" */ './reports-drawer'));
const RedDialog = lateDialog(() => import(/* webpackChunkName: "si-red" */ './red-dialog'));
const CorrectDialog = lateDialog(() => import(/* webpackChunkName: "si-correct" */ './correct-dialog'));

/** What the address asks for: `unit` and `due` the reports of a cell, and `act` one of its forms. */
function Asked({ board }: { board: SiBoardDto }) {
  const { get, set } = useUrlState();
  const due = get('due');
  const row = board.rows.find(({ unit }) => unit.id === get('unit'));
  const cell = row && cellAt(board, row, due);
  if (!row || !cell) return null;
  const own = { row, cell, due };
  const close = () => set({ unit: '', due: '', act: '' });
  const mayAct = cell.mayReport;
  return (
    <>
      {get('act') === 'red' && mayAct ? <RedDialog {...own} onClose={close} /> : null}
      {get('act') === 'up' && mayAct && cell.report ? <CorrectDialog {...own} onClose={close} /> : null}
      {get('act') === '' ? <ReportsDrawer {...own} onClose={close} /> : null}
    </>
  );
}

function Board({ board }: { board: SiBoardDto }) {
  const isPhone = useIsPhone();
  const sender = useSendUp();
  const current = currentDue(board);
  if (board.rows.length === 0 || current === undefined) {
    return (
      <Panel title="Units and checks">
        <EmptyState
          title="Nothing is due"
          hint="No check of yesterday or today asks for an item of your unit."
        />
      </Panel>
    );
  }
  const own = { board, current, sender };
  return (
    <Stack gap="4">
      <OwnUnit {...own} />
      {isPhone ? <BoardCards {...own} /> : <BoardTable {...own} />}
      <Asked board={board} />
    </Stack>
  );
}

/** Sensitive items from squad to battalion: what was seen at each check, and who reported what. */
export default function SiBoardPage() {
  const { data, error, isFetching, refetch } = useQuery(siReportQueries.board());
  const isOnline = useConnection(({ online }) => online);
  const unit = data?.rows[0]?.unit.name;
  return (
    <PageBody>
      <PageHeader
        caption={data ? `${unit ? `${unit} · ` : ''}${formatDateTime(data.at)}` : 'Sensitive items'}
        title="SI Board"
      />
      {isOnline ? null : (
        <Box paddingBottom="4">
          <Alert tone="warning" title="Reports need the server.">
            <p>Send UP or RED when the connection is back.</p>
          </Alert>
        </Box>
      )}
      {data ? (
        <Board board={data} />
      ) : error && statusOf(error) === 403 ? (
        <EmptyState title="This page is for leaders" hint={error.message} />
      ) : error ? (
        <ErrorState
          title="Failed to load the SI board"
          message={reasonOf(error) ?? error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the SI board..." rows={6} />
      )}
    </PageBody>
  );
}
