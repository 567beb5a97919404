import type { ClearanceStepDto, PersonClearanceDto } from '@hand-receipt/contracts';
import { clearanceMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ButtonLink,
  CheckIcon,
  CircleAlertIcon,
  CircleDashedIcon,
  FilePenLineIcon,
  formatCount,
  formatDateTime,
  Link,
  LockIcon,
  Mono,
  Panel,
  Serial,
  StatusBadge,
  Text,
  toast,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { isOpen, stepLink } from './clearance-words';

const row = {
  display: 'grid',
  gap: '4px 14px',
  gridTemplateColumns: { base: '32px minmax(0, 1fr)', md: '32px minmax(0, 1fr) auto' },
  alignItems: 'center',
  minHeight: '64px',
  padding: '10px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: '600' },
  '& > [data-part=acts]': { gridColumn: { base: '2', md: 'auto' } },
} as const;

const square = (tone: 'success' | 'danger' | 'neutral') => ({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderWidth: '1px',
  borderRadius: '4px',
  ...(tone === 'neutral'
    ? { color: 'fg.muted', background: 'bg.subtle', borderColor: 'border' }
    : { color: `${tone}.fg`, background: `${tone}.subtle`, borderColor: `${tone}.border` }),
});

interface StepRowProps {
  tone: 'success' | 'danger' | 'neutral';
  icon: ReactNode;
  title: string;
  detail?: ReactNode;
  acts: ReactNode;
}

/** One step, with what is in the way and where that is ended. */
function StepRow({ tone, icon, title, detail, acts }: StepRowProps) {
  return (
    <Box as="li" css={row}>
      <Box css={square(tone)} aria-hidden>
        {icon}
      </Box>
      <div>
        <b>{title}</b>
        {detail ? (
          <Text as="div" textStyle="table" color="fg.muted">
            {detail}
          </Text>
        ) : null}
      </div>
      <Box data-part="acts" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {acts}
      </Box>
    </Box>
  );
}

/** The first things that are in the way, each leading to where it is dealt with. */
function Entries({ step: { title, entries, count } }: { step: ClearanceStepDto }) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={title}>
      {entries.map(({ id, name, serial_number: serial, path }) => (
        <li key={id}>
          {serial ? (
            <>
              <Serial>{serial}</Serial>{' '}
            </>
          ) : null}
          <Link to={path} ownLine>
            {name}
          </Link>
        </li>
      ))}
      {count > entries.length ? <li>and {formatCount(count - entries.length)} more</li> : null}
    </ul>
  );
}

function ComputedStep({ step, personId }: { step: ClearanceStepDto; personId: string }) {
  const link = stepLink(step, personId);
  return (
    <StepRow
      tone={step.clear ? 'success' : 'danger'}
      icon={step.clear ? <CheckIcon /> : <CircleAlertIcon />}
      title={step.title}
      detail={<Entries step={step} />}
      acts={
        step.clear ? (
          <StatusBadge status="completed" label="Clear" />
        ) : (
          <>
            <StatusBadge status="overdue" label="Open" />
            {link ? (
              <ButtonLink size="s" to={link.to}>
                {link.label}
              </ButtonLink>
            ) : null}
          </>
        )
      }
    />
  );
}

interface HandStepProps {
  step: ClearanceStepDto;
  personId: string;
  mayTick: boolean;
}

/** A step that somebody ticks, and may take back until the clearance is signed. */
function HandStep({ step, personId, mayTick }: HandStepProps) {
  const { key, title, clear, done_by: by, done_at: at } = step;
  const { mutate, isPending } = useMutation(clearanceMutations.tick(personId));
  const tick = () =>
    mutate(
      { key, done: !clear },
      {
        onError: (error) =>
          toast({
            tone: 'danger',
            title: statusOf(error) === 0 ? 'Needs a connection.' : 'The step was not ticked',
            description: reasonOf(error) ?? error.message,
          }),
      },
    );
  const label = clear ? 'Take back' : 'Mark done';
  return (
    <StepRow
      tone={clear ? 'success' : 'neutral'}
      icon={clear ? <CheckIcon /> : <CircleDashedIcon />}
      title={title}
      detail={
        by && at ? (
          <>
            Ticked by {by.name}, <Mono>{formatDateTime(at)}</Mono>
          </>
        ) : (
          'Ticked by hand'
        )
      }
      acts={
        <>
          <StatusBadge status={clear ? 'completed' : 'pending'} label={clear ? 'Clear' : 'Open'} />
          {mayTick ? (
            <Button size="s" working={isPending} aria-label={`${label}, ${title}`} onClick={tick}>
              {label}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

/** Who signed, or that somebody will once the steps are clear. */
function SignatureStep({ page, onSign }: { page: PersonClearanceDto; onSign: () => void }) {
  const { clearance, person, may, steps } = page;
  if (clearance?.state === 'cleared' && clearance.signed_by && clearance.signed_at) {
    return (
      <StepRow
        tone="success"
        icon={<CheckIcon />}
        title={`Signed by ${clearance.signed_by.name}`}
        detail={<Mono>{formatDateTime(clearance.signed_at)}</Mono>}
        acts={<StatusBadge status="completed" label="Cleared" />}
      />
    );
  }
  const isReady = steps.every(({ clear }) => clear);
  return (
    <StepRow
      tone="neutral"
      icon={isReady ? <FilePenLineIcon /> : <LockIcon />}
      title="Signature of the Supply Sergeant or Commander"
      detail={
        isReady
          ? `Every step is clear. Somebody else than ${person.name} signs.`
          : 'They sign when the steps above are clear.'
      }
      acts={
        may.sign ? (
          <Button size="s" icon={<FilePenLineIcon />} onClick={onSign}>
            Sign
          </Button>
        ) : null
      }
    />
  );
}

/** Every step of a clearance, as it stands now. */
export function ClearanceSteps({ page, onSign }: { page: PersonClearanceDto; onSign: () => void }) {
  const { steps, person, may, clearance } = page;
  const isCleared = clearance?.state === 'cleared';
  return (
    <Panel
      title="Steps"
      badge={
        <Text textStyle="table" color="fg.muted">
          {isCleared ? 'As they were signed' : 'Worked out from the record, now'}
        </Text>
      }
    >
      <ul aria-label="Steps" aria-live="polite">
        {steps.map((step) =>
          step.by_hand ? (
            <HandStep key={step.key} step={step} personId={person.id} mayTick={may.tick} />
          ) : (
            <ComputedStep key={step.key} step={step} personId={person.id} />
          ),
        )}
        {isCleared || isOpen(page) ? <SignatureStep page={page} onSign={onSign} /> : null}
      </ul>
    </Panel>
  );
}
