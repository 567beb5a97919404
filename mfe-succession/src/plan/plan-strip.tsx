import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Stack } from '@hand-receipt/ui';
import { NotesPanel } from './notes-panel';
import { PlanFacts } from './plan-facts';
import { Schedule } from './schedule';

/** Who, by when, in which order. */
export function PlanStrip({ succession }: { succession: SuccessionDetailDto }) {
  return (
    <Stack gap="4">
      <PlanFacts succession={succession} />
      <Schedule succession={succession} />
      <NotesPanel succession={succession} />
    </Stack>
  );
}
