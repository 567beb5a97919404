import { importQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { WorkProgress } from '../items/work-progress';
import { rowsOf } from './import-words';

/** How far the server has come with a long file, and a way to give it up. */
export function ReadingProgress({ onStop }: { onStop: () => void }) {
  const { data } = useQuery(importQueries.reading());
  const progress = data?.find(({ status }) => status === 'reading');
  const text = progress ? `${rowsOf(progress.rows)} checked so far.` : 'Sending it to the server.';
  return <WorkProgress title="Reading the file..." text={text} onStop={onStop} />;
}
