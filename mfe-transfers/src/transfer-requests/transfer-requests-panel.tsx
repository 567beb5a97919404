import type { TransferRequestDto } from '@hand-receipt/contracts';
import { type TransferRequestBox, transferQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, CountBadge, Panel } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { TransferRequestLine } from './transfer-request-line';
import type { RequestAct } from './request-act';

const ConfirmRequestAct = lazy(() => import('./confirm-request-act'));

const TITLE: Record<TransferRequestBox, string> = { incoming: 'Asked of You', outgoing: 'Asked by You' };

/** The transfer requests that wait for the user, or those that they sent. Renders nothing if there are none. */
export function TransferRequestsPanel({ box }: { box: TransferRequestBox }) {
  const requests: TransferRequestDto[] = useQuery(transferQueries.transferRequests(box)).data ?? [];
  const [requestAct, setRequestAct] = useState<RequestAct | null>(null);
  return (
    <>
      {requests.length > 0 && (
        <Box mt="3">
          <Panel
            title={TITLE[box]}
            badge={<CountBadge count={requests.length} tone={box === 'incoming' ? 'demand' : 'neutral'} />}
          >
            <ul aria-label={TITLE[box]}>
              {requests.map((request) => (
                <TransferRequestLine key={request.id} request={request} box={box} onAct={setRequestAct} />
              ))}
            </ul>
          </Panel>
        </Box>
      )}
      <Suspense fallback={null}>
        {requestAct && <ConfirmRequestAct {...requestAct} onClose={() => setRequestAct(null)} />}
      </Suspense>
    </>
  );
}
