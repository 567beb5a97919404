import { CheckIcon, ClockIcon, MinusIcon, XIcon } from 'lucide-react';
import './counts.css';

export type CheckResult = 'done' | 'late' | 'missed' | 'open';

export interface CountCheck {
  result: CheckResult;
  /** Date, time and person, for the tooltip. */
  note?: string;
}

const COLUMNS = 'ABCDEF';
const ICONS = { done: CheckIcon, late: ClockIcon, missed: XIcon, open: MinusIcon };

const sentence = (checks: readonly CountCheck[]) =>
  checks.map(({ result, note }, index) => `${COLUMNS[index]} ${result}${note ? `, ${note}` : ''}`).join('; ');

/** The last six checks, oldest first, as the quantity columns A to F of a DA 2062. */
export function CountColumns({
  checks,
  label = 'Last six checks',
}: {
  checks: readonly CountCheck[];
  label?: string;
}) {
  const last = checks.slice(-COLUMNS.length);
  return (
    <span className="hr-columns" role="img" aria-label={`${label}: ${sentence(last) || 'none'}`}>
      {[...COLUMNS].map((column, index) => {
        const check = last[index];
        if (!check) return <span key={column} />;
        const Icon = ICONS[check.result];
        return (
          <span key={column} data-result={check.result} data-tooltip={check.note}>
            <Icon size={13} strokeWidth={2.25} />
          </span>
        );
      })}
    </span>
  );
}
