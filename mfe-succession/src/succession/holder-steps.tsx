import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Heading, Stack } from '@hand-receipt/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { CountStrip } from '../count/count-strip';
import { DifferencesStrip } from '../differences/differences-strip';
import { NotesPanel } from '../plan/notes-panel';
import { PlanFacts } from '../plan/plan-facts';
import { Schedule } from '../plan/schedule';
import { PrepareStrip } from '../prepare/prepare-strip';
import { SignStrip } from '../sign/sign-strip';
import { HolderPapers } from './holder-papers';
import type { Strip } from './strips';

interface StepProps {
  title: string;
  /** The strips of a change of command that it stands for. */
  strips: readonly Strip[];
  children: ReactNode;
}

/** A part of the page. It comes into view where the address names it. */
function Step({ title, strips, children }: StepProps) {
  const own = useRef<HTMLElement>(null);
  const named = useUrlState().get('strip');
  const isNamed = strips.some((strip) => strip === named);
  useEffect(() => {
    if (isNamed) own.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <section ref={own} aria-label={title}>
      <Heading as="h2" textStyle="title" mb="2">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A change of holder on one page: new holder, count, sign. */
export function HolderSteps({ succession }: { succession: SuccessionDetailDto }) {
  const { activated_at: activatedAt, signed_at: signedAt, state, progress } = succession;
  return (
    <Stack gap="6">
      <Step title="New holder" strips={['plan', 'prepare']}>
        <Stack gap="4">
          <PlanFacts succession={succession} />
          <Schedule succession={succession} />
          {state === 'draft' && <PrepareStrip succession={succession} />}
        </Stack>
      </Step>
      {activatedAt && (
        <>
          <Step title="Count" strips={['count']}>
            <CountStrip succession={succession} />
          </Step>
          {progress.differences > 0 && (
            <Step title="Differences" strips={['differences']}>
              <DifferencesStrip succession={succession} />
            </Step>
          )}
          <Step title="Sign" strips={['sign']}>
            <SignStrip succession={succession} />
          </Step>
        </>
      )}
      {signedAt && <HolderPapers succession={succession} />}
      <NotesPanel succession={succession} />
    </Stack>
  );
}
