import type { AskDto } from '@hand-receipt/contracts';
import { useQuery } from '@hand-receipt/platform';
import { Box, CountBadge, Panel } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { type AskBox, asksOptions } from '../api/asks';
import { AskLine } from './ask-line';
import type { Answering } from './answering';

const AskAnswerDialog = lazy(() => import('./ask-answer-dialog'));

const TITLE: Record<AskBox, string> = { incoming: 'Asked of You', outgoing: 'Asked by You' };

/** Items asked for by serial number: what waits for me, or what I wait for. Nothing asked, nothing shown. */
export function AsksPanel({ box }: { box: AskBox }) {
  const asks: AskDto[] = useQuery(asksOptions(box)).data ?? [];
  const [answering, setAnswering] = useState<Answering | null>(null);
  return (
    <>
      {asks.length > 0 && (
        <Box mt="3">
          <Panel
            title={TITLE[box]}
            badge={<CountBadge count={asks.length} tone={box === 'incoming' ? 'demand' : 'neutral'} />}
          >
            <ul aria-label={TITLE[box]}>
              {asks.map((ask) => (
                <AskLine key={ask.id} ask={ask} box={box} onAnswer={setAnswering} />
              ))}
            </ul>
          </Panel>
        </Box>
      )}
      <Suspense fallback={null}>
        {answering && <AskAnswerDialog {...answering} onClose={() => setAnswering(null)} />}
      </Suspense>
    </>
  );
}
