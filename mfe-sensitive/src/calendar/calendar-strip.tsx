import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { Box, FormCell, FormStrip, formatDate, HeroNumber, Mono } from '@hand-receipt/ui';
import { stateOf, teamWords, waiting } from './calendar-words';

/** What is overdue, what needs a counter, and what is due next. */
export function CalendarStrip({ inventories }: { inventories: readonly CalendarInventoryDto[] }) {
  const left = waiting(inventories);
  const overdue = left.filter((inventory) => stateOf(inventory) === 'overdue');
  const uncovered = left.filter(({ needsCounter }) => needsCounter);
  const unmanned = left.filter(({ counters }) => counters.length === 0);
  const next = left.find((inventory) => stateOf(inventory) !== 'overdue');
  return (
    <FormStrip columns={4} size="stat">
      <FormCell
        caption="Overdue"
        hint={
          overdue[0] ? (
            <>
              Since <Mono>{formatDate(overdue[0].dueAt)}</Mono>
            </>
          ) : (
            'Nothing is overdue'
          )
        }
      >
        <HeroNumber value={overdue.length} />
      </FormCell>
      <FormCell caption="Needs a counter" hint={uncovered[0]?.title ?? 'Every team is complete'}>
        <HeroNumber value={uncovered.length} />
      </FormCell>
      <FormCell
        caption="No team yet"
        hint={unmanned[0] ? `${unmanned[0].title} first` : 'Each count has its team'}
      >
        <HeroNumber value={unmanned.length} />
      </FormCell>
      <FormCell caption="Next count" hint={next ? `${next.title}, ${teamWords(next)}` : 'Nothing is planned'}>
        <Box fontSize="24px" lineHeight="40px">
          <Mono>{next ? formatDate(next.dueAt) : '-'}</Mono>
        </Box>
      </FormCell>
    </FormStrip>
  );
}
