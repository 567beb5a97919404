import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { Box, formatDateTime, Mono, Serial, StatusBadge, Text } from '@hand-receipt/ui';
import { ConfirmMissing } from './confirm-missing';
import { LineMenu } from './line-menu';
import type { AskedLine } from './line-news';
import { marksOf } from './marks';
import { RESULTS } from './result-words';

const styles = {
  // On a phone a long mark goes below the name instead of leaving it no room.
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'minmax(0, 1fr) 260px 180px',
  gap: { base: '4px 12px', md: '16px' },
  alignItems: 'center',
  padding: '8px 16px',
  minHeight: '52px',
  textStyle: 'table',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  '& > [data-part=item]': { flex: '1 1 170px', minWidth: '0' },
  '& [data-part=acts]': { display: 'flex', gap: '8px', justifyContent: 'flex-end', alignItems: 'center' },
} as const;

interface CountLineProps {
  successionId: string;
  line: SuccessionLineDto;
  mayRecord: boolean;
  mayConfirm: boolean;
  mayLetThrough: boolean;
  onAct: (act: AskedLine['act']) => void;
}

/** An item of the list. The reader sees its serial number once it was read. */
function LineItem({
  item,
  holder,
  loss_case: lostBy,
}: Pick<SuccessionLineDto, 'item' | 'holder' | 'loss_case'>) {
  return (
    <span data-part="item">
      <b>{item.name}</b>{' '}
      {item.serial_number ? (
        <Serial>{item.serial_number}</Serial>
      ) : (
        <Text as="span" color="fg.muted">
          Not read yet
        </Text>
      )}
      {holder && (
        <Text color="fg.muted" textStyle="caption">
          Held by {holder}
        </Text>
      )}
      {lostBy && (
        <Text color="danger.fg" textStyle="caption">
          Lost, loss case <Mono>{lostBy}</Mono> is open
        </Text>
      )}
    </span>
  );
}

/** How a line stands: who counted it and when. */
function Standing({ line }: { line: SuccessionLineDto }) {
  const { result, counted_at: at, counted_by: by, mark_text: words, to_confirm: waits } = line;
  if (!result) return <StatusBadge status="not-verified" label="Not counted" />;
  return (
    <span>
      <StatusBadge {...RESULTS[result]} label={waits ? 'Not found, to confirm' : RESULTS[result].label} />
      <Text color="fg.muted" textStyle="caption" overflowWrap="anywhere">
        {by && at && (
          <>
            {by}, <Mono>{formatDateTime(at)}</Mono>
            {words && '. '}
          </>
        )}
        {words}
      </Text>
    </span>
  );
}

/** One line of the count, with what the recorder may mark or the reader confirm. */
export function CountLine(props: CountLineProps) {
  const { successionId, line, mayRecord, mayConfirm, mayLetThrough, onAct } = props;
  const { item, to_confirm: toConfirm } = line;
  return (
    <Box as="li" css={styles}>
      <LineItem {...line} />
      <Standing line={line} />
      <span data-part="acts">
        {mayConfirm && toConfirm && <ConfirmMissing successionId={successionId} item={item} />}
        <LineMenu
          item={item}
          marks={mayRecord ? marksOf(line) : []}
          mayLetThrough={mayLetThrough && !line.let_through}
          onAct={onAct}
        />
      </span>
    </Box>
  );
}
