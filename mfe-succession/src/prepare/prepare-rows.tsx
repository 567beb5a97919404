import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Button } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { daysBetween } from '../plan/days';
import { SectionDialog } from '../plan/section-dialog';
import { usePlan } from '../plan/use-plan';
import { PrepareRow } from './prepare-row';
import { type Asked, useEntryActs } from './use-entry-acts';

const PaperDialog = lazy(() => import(/* webpackChunkName: "attach-paper" */ './paper-dialog'));

/** Every check, each with what ends it here. */
export function PrepareRows({ succession }: { succession: SuccessionDetailDto }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { change } = usePlan(succession);
  const actsOf = useEntryActs(succession, setAsked);
  const { prepare, may, starts_on: startsOn, due_on: dueOn } = succession;
  const close = () => setAsked(null);

  return (
    <>
      <ul aria-label="Before the count">
        {prepare.map((row) => (
          <PrepareRow
            key={row.key}
            row={row}
            acts={actsOf(row)}
            button={
              row.key === 'orders' &&
              may.note && (
                <Button size="s" onClick={() => setAsked({ act: 'paper' })}>
                  Attach
                </Button>
              )
            }
          />
        ))}
      </ul>
      {asked?.act === 'paper' && (
        <Suspense fallback={null}>
          <PaperDialog succession={succession} item={asked.item} onClose={close} />
        </Suspense>
      )}
      {asked?.act === 'leave-out' && (
        <SectionDialog
          succession={succession}
          asked={{ act: 'leave-out', number: asked.section }}
          days={daysBetween(startsOn, dueOn)}
          onChange={change}
          onClose={close}
        />
      )}
    </>
  );
}
