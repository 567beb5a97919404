import type { AmendmentDto } from '@hand-receipt/contracts';
import { useLocation } from '@hand-receipt/platform';
import { formatDateTime, Mono, RecordRow, Serial, StatusBadge, Text } from '@hand-receipt/ui';
import {
  FIELD_WORDS,
  leavingWords,
  linesByItem,
  ruleWords,
  STATE_WORDS,
  waitsForMe,
} from './amendment-words';

/** Who had it last in hand, and when. */
function LastAct({ amendment }: { amendment: AmendmentDto }) {
  const { state, reported_by: reporter, proposed_by: proposer, ended_by: ended, ended_at: at } = amendment;
  const by = ended ?? proposer ?? reporter;
  return (
    <>
      {STATE_WORDS[state].label}
      {by ? ` by ${by.name}` : ''}, <Mono>{formatDateTime(ended ? at : amendment.created_at)}</Mono>
    </>
  );
}

/** What is wrong with each item, with whole serial numbers. */
function ChangedItems({ amendment }: { amendment: AmendmentDto }) {
  return linesByItem(amendment).map((lines) => {
    const [first] = lines;
    if (!first) return null;
    return (
      <span key={first.item.id}>
        <b>{first.item.name}</b> <Serial>{first.item.serial_number}</Serial>{' '}
        <Text as="span" color="fg.muted">
          {lines.map(({ field }) => FIELD_WORDS[field]).join(', ')}
        </Text>
      </span>
    );
  });
}

/** A rule by its name, for its items may be hundreds. */
function ChangedRule({ amendment, items }: { amendment: AmendmentDto; items: number }) {
  return (
    <span>
      <b>{ruleWords(amendment)}</b>{' '}
      <Text as="span" color="fg.muted">
        {leavingWords(items)}
      </Text>
    </span>
  );
}

/** One amendment in a list: its items with whole serial numbers, what is wrong, who and when. */
export function AmendmentRow({ amendment }: { amendment: AmendmentDto }) {
  const { search } = useLocation();
  const { id, state } = amendment;
  const { label, status } = STATE_WORDS[state];
  return (
    <RecordRow
      id={id}
      to={{ pathname: `/amendments/${id}`, search }}
      what={
        amendment.rule ? (
          <ChangedRule amendment={amendment} items={amendment.rule.items} />
        ) : (
          <ChangedItems amendment={amendment} />
        )
      }
      when={<LastAct amendment={amendment} />}
      badge={<StatusBadge status={status} label={waitsForMe(amendment) ? 'Waits for you' : label} />}
    />
  );
}
