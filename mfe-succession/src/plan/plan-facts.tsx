import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import {
  Button,
  counted,
  FormCell,
  FormStrip,
  formatDate,
  formatDateTime,
  HeroNumber,
  Mono,
  SendIcon,
  Tally,
  toast,
} from '@hand-receipt/ui';
import { daysFrom } from './days';

const leftWords = (left: number): string => {
  if (left === 0) return 'Due today';
  return left > 0 ? `${counted(left, 'day')} left` : `${counted(-left, 'day')} past the due date`;
};

/** Tells every sub-hand receipt holder the plan. */
function Publish({ succession: { id, published_at: publishedAt } }: { succession: SuccessionDetailDto }) {
  const { mutate, isPending } = useMutation(successionMutations.publish);
  const publish = () =>
    mutate(id, {
      onSuccess: ({ published_at: at }) =>
        at === publishedAt
          ? toast({
              tone: 'info',
              title: 'The plan has not changed',
              description: 'Nobody is notified again.',
            })
          : toast({
              tone: 'success',
              title: 'Plan Published',
              description: 'Each holder gets a notification.',
            }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'The plan was not published',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Button size="s" icon={<SendIcon size={14} />} working={isPending} onClick={publish}>
      {publishedAt ? 'Publish Again' : 'Publish Plan'}
    </Button>
  );
}

/** Since when transfers of the property wait, or that they do no more. */
function Freeze({ succession }: { succession: SuccessionDetailDto }) {
  const { state, starts_on: startsOn, activated_at: activatedAt } = succession;
  const endedAt = succession.signed_at ?? succession.cancelled_at;
  if (endedAt !== null) {
    return (
      <FormCell caption="Freeze" hint={state === 'signed' ? 'It was signed.' : 'It was cancelled.'}>
        {activatedAt === null ? (
          'Never began'
        ) : (
          <>
            Ended <Mono>{formatDateTime(endedAt)}</Mono>
          </>
        )}
      </FormCell>
    );
  }
  if (activatedAt !== null) {
    return (
      <FormCell caption="Freeze" hint="Transfers of this property wait until it is signed.">
        <Mono>{formatDateTime(activatedAt)}</Mono>
      </FormCell>
    );
  }
  return (
    <FormCell
      caption="Freeze"
      hint={
        <>
          First day <Mono>{formatDate(startsOn)}</Mono>
        </>
      }
    >
      From the activation
    </FormCell>
  );
}

/** Parties, orders and the days. */
export function PlanFacts({ succession }: { succession: SuccessionDetailDto }) {
  const { from, to, givers, orders_ref: orders, due_on: dueOn, starts_on: startsOn, may } = succession;
  const { published_at: publishedAt, signed_at: signedAt, cancelled_at: cancelledAt } = succession;
  const hasEnded = signedAt !== null || cancelledAt !== null;
  const { days_used: daysUsed, days_left: left } = succession;
  const all = daysFrom(startsOn, dueOn);
  const used = Math.min(all, Math.max(0, daysUsed));
  return (
    <FormStrip columns="1.6fr 1fr 1fr 1fr" phoneColumns={1} size="stat">
      <FormCell
        caption="Days used"
        aside={
          <>
            Due <Mono>{formatDate(dueOn)}</Mono>
          </>
        }
        hint={hasEnded ? undefined : leftWords(left)}
      >
        <HeroNumber value={used} of={all} />
        <Tally
          label={`${used} of ${all} days used.`}
          segments={[
            { count: used, tone: 'success', label: 'used' },
            { count: all - used, tone: 'neutral', label: 'left' },
          ]}
        />
      </FormCell>
      <FormCell caption="Parties" hint={orders ? `Orders ${orders}` : 'No orders entered'}>
        {from.name} to {to.name}
        {givers.length > 0 && `, from ${givers.map(({ name }) => name).join(' and ')}`}
      </FormCell>
      <Freeze succession={succession} />
      <FormCell caption="Plan" hint={may.publish ? <Publish succession={succession} /> : undefined}>
        {publishedAt ? (
          <>
            Published <Mono>{formatDateTime(publishedAt)}</Mono>
          </>
        ) : (
          'Not published'
        )}
      </FormCell>
    </FormStrip>
  );
}
