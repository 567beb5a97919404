import type { OperationKey, OperationsDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDateTime, HeroNumber, Mono } from '@hand-receipt/ui';

/** What asks for something, and the figures that are looked for first. */
export function OperationTiles({ lines }: OperationsDto) {
  const inState = (state: string) => lines.filter((line) => line.state === state);
  const lineOf = (key: OperationKey) => lines.find((line) => line.key === key);
  const titles = (state: string) =>
    inState(state)
      .map(({ title }) => title)
      .join(', ') || 'Nothing';
  const backup = lineOf('backup');
  return (
    <FormStrip columns={4} phoneColumns={2} size="stat">
      <FormCell caption="Act now" hint={titles('act')}>
        <span className="operations-figure" data-tone={inState('act').length > 0 ? 'danger' : undefined}>
          {inState('act').length}
        </span>
      </FormCell>
      <FormCell caption="Look into" hint={titles('look')}>
        <span className="operations-figure" data-tone={inState('look').length > 0 ? 'warning' : undefined}>
          {inState('look').length}
        </span>
      </FormCell>
      <FormCell caption="Good" phoneSpan={2}>
        <HeroNumber value={inState('good').length} of={lines.length} />
      </FormCell>
      <FormCell caption="Last backup" hint={backup?.value} phoneSpan={2}>
        <Mono className="operations-time">{backup?.at ? formatDateTime(backup.at) : '–'}</Mono>
      </FormCell>
    </FormStrip>
  );
}
