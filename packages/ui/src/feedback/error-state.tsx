import { RefreshCwIcon, RotateCwIcon, UnplugIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Panel } from '../surfaces/panel';
import { Alert } from './alert';
import './feedback.css';

interface Retry {
  onRetry?: () => void;
  retrying?: boolean;
}

interface ErrorStateProps extends Retry {
  title: string;
  message?: ReactNode;
}

/** In place of data that could not be had. The page's header and filters stay. */
export function ErrorState({ title, message, onRetry, retrying }: ErrorStateProps) {
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
  /** When it last worked: '0558'. */
  lastLoaded?: string;
  /** Keeps the panel's header above it. */
  title?: string;
}

/** One section is down and the rest works. Neutral, for nothing of the user's is wrong. */
export function UnavailableState({
  section,
  reason,
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
