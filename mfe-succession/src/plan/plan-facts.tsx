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

/** Parties, orders and the days. */
export function PlanFacts({ succession }: { succession: SuccessionDetailDto }) {
  const { from, to, givers, orders_ref: orders, due_on: dueOn, starts_on: startsOn, may } = succession;
  const { published_at: publishedAt, activated_at: activatedAt } = succession;
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
        hint={leftWords(left)}
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
      <FormCell
        caption="Freeze"
        hint={
          activatedAt ? (
            'Transfers of this property wait until it is signed.'
          ) : (
            <>
              First day <Mono>{formatDate(startsOn)}</Mono>
            </>
          )
        }
      >
        {activatedAt ? <Mono>{formatDateTime(activatedAt)}</Mono> : 'From the activation'}
      </FormCell>
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
