import { ActivityIcon, UnlinkIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Tone } from '../status/tone';
import { Mono } from '../text/text';
import './ledger.css';

export interface ChainEvent {
  id: string;
  icon?: ReactNode;
  text: ReactNode;
  /** Transaction id, as it should read. */
  tx?: string;
  time: string;
  tone?: Tone;
  /** The first bad event, as the server named it. Never set by guess. */
  broken?: boolean;
}

interface LedgerChainProps {
  /** Newest first. */
  events: readonly ChainEvent[];
  label: string;
  /** The list. */
  ref?: Ref<HTMLOListElement>;
}

/** Events on one spine. From the broken event up the spine is dashed: nothing above it can be relied on. */
export function LedgerChain({ events, label, ref }: LedgerChainProps) {
  const brokenAt = events.findIndex((event) => event.broken);
  return (
    <ol className="hr-chain" aria-label={label} ref={ref}>
      {events.map((event, index) => (
        <li
          key={event.id}
          data-broken={event.broken || undefined}
          data-doubtful={index < brokenAt || undefined}
        >
          <span className="hr-node" data-tone={event.broken ? 'danger' : (event.tone ?? 'neutral')}>
            {event.broken ? <UnlinkIcon size={14} /> : (event.icon ?? <ActivityIcon size={14} />)}
          </span>
          <div className="hr-chain-line">
            <div className="hr-chain-text">
              {event.text}
              {event.broken ? <p className="hr-chain-fault">Hash does not match</p> : null}
              {event.tx ? (
                <p className="hr-chain-tx">
                  Tx: <Mono>{event.tx}</Mono>
                </p>
              ) : null}
            </div>
            <Mono muted>{event.time}</Mono>
          </div>
        </li>
      ))}
    </ol>
  );
}
