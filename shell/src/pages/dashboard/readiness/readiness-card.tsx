import type { ReadinessReportDto } from '@hand-receipt/contracts';
import { dashboardQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  EmptyState,
  ErrorState,
  FormCell,
  FormStrip,
  formatCount,
  formatDate,
  LoadingRows,
  Mono,
  Panel,
  Text,
} from '@hand-receipt/ui';
import { ReadinessDays } from './readiness-days';
import { ReadinessLegend } from './readiness-legend';
import { ReadinessPicture } from './readiness-picture';
import { type CountedDay, readinessFigures } from './readiness-words';

function On({ day }: { day: CountedDay }) {
  return (
    <>
      {day.readyPercent}% <Mono muted>{formatDate(day.date)}</Mono>
    </>
  );
}

function Report({ history }: { history: ReadinessReportDto['history'] }) {
  const { today, first, lowest } = readinessFigures(history);
  if (!today || !first || !lowest) {
    return <EmptyState title="No items" hint="Readiness is recorded once there are items." align="left" />;
  }
  return (
    <>
      <FormStrip columns={3} phoneColumns={1} numbering="none">
        <FormCell caption="Operational today">
          {today.readyPercent === null
            ? 'No items'
            : `${today.readyPercent}%, ${formatCount(today.ready)} of ${formatCount(today.total)}`}
        </FormCell>
        <FormCell caption="First recorded">
          <On day={first} />
        </FormCell>
        <FormCell caption="Lowest">
          <On day={lowest} />
        </FormCell>
      </FormStrip>
      <ReadinessPicture history={history} />
      <ReadinessLegend today={today} />
      <ReadinessDays history={history} />
    </>
  );
}

/** How ready the items were at the end of each of the last 30 days: of the unit I lead, or my own. */
export function ReadinessCard() {
  const { data, error, refetch, isFetching } = useQuery(dashboardQueries.readiness());
  const whose = data ? (
    <Text as="span" textStyle="caption" color="fg.muted">
      {data.of}
    </Text>
  ) : null;
  return (
    <Panel title="Readiness, last 30 days" badge={whose} padded>
      {data ? (
        <Report history={data.history} />
      ) : error ? (
        <ErrorState
          title="Failed to load readiness"
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading readiness..." rows={4} />
      )}
    </Panel>
  );
}
