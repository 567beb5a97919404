import { RefreshCwIcon, RotateCwIcon, UnplugIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Panel } from '../surfaces/panel';
import { Alert } from './alert';
import { EmptyState } from './empty-state';
import './feedback.css';
import { useHasNetwork } from './use-has-network';

interface Retry {
  onRetry?: () => void;
  retrying?: boolean;
}

interface ErrorStateProps extends Retry {
  title: string;
  message?: ReactNode;
  /** What failed: reading data, or something that the person did, which is told also without a network. */
  failed?: 'reading' | 'action';
}

/**
 * In place of data that could not be had. The page's header and filters stay. Without a network nothing is wrong with
 * what is not on this device, so that it is no error; pages read it again once there is one.
 */
export function ErrorState({ title, message, onRetry, retrying, failed = 'reading' }: ErrorStateProps) {
  const hasNetwork = useHasNetwork();
  if (!hasNetwork && failed === 'reading') {
    return (
      <div role="status">
        <EmptyState
          align="left"
          title="Not stored on this device"
          hint="You are offline. This loads when the connection is back."
        />
      </div>
    );
  }
  const retry = onRetry ? (
    <Button size="s" icon={<RefreshCwIcon size={14} />} working={retrying} onClick={onRetry}>
      Try again
    </Button>
  ) : null;
  return (
    <Alert tone="danger" title={title} actions={retry}>
      {message ? <p>{message}</p> : null}
    </Alert>
  );
}

interface UnavailableStateProps extends Retry {
  /** 'Maintenance' */
  section: string;
  /** Why, in a sentence. */
  reason?: string;
  /** Lines of a compiler, as they came; for who develops the section. */
  details?: string;
  /** When it last worked: '0558'. */
  lastLoaded?: string;
  /** Keeps the panel's header above it. */
  title?: string;
}

/** One section is down and the rest works. Neutral, for nothing of the user's is wrong. */
export function UnavailableState({
  section,
  reason,
  details,
  lastLoaded,
  title,
  onRetry,
  retrying,
}: UnavailableStateProps) {
  const body = (
    <div className="hr-unavailable" role="status">
      <UnplugIcon size={20} />
      <div>
        <b>{section} is unavailable</b>
        <p>
          {reason ? `${reason} ` : ''}The rest of the app still works.
          {lastLoaded ? ` Last loaded ${lastLoaded}.` : ''}
        </p>
        {details ? <pre className="hr-unavailable-details">{details}</pre> : null}
      </div>
      {onRetry ? (
        <Button icon={<RotateCwIcon size={14} />} working={retrying} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
  return <Panel title={title}>{body}</Panel>;
}
