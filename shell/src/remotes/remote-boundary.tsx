import { Panel, Skeleton, UnavailableState } from '@hand-receipt/ui';
import { Component, type ReactNode, Suspense } from 'react';

interface RemoteBoundaryProps {
  title: string;
  /** `page` and `card` say that they are unavailable; `inline` shows nothing, because its host can do without. */
  kind: 'page' | 'card' | 'inline';
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps what goes wrong in a remote inside its own area. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.title} is unavailable`, error);
  }

  private retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    const { title, kind, children } = this.props;
    if (this.state.failed)
      return kind === 'inline' ? null : <Unavailable {...this.props} onRetry={this.retry} />;
    return <Suspense fallback={<Waiting title={title} kind={kind} />}>{children}</Suspense>;
  }
}

function Unavailable({ title, kind, onRetry }: RemoteBoundaryProps) {
  const state = <UnavailableState title={title} onRetry={onRetry} />;
  return kind === 'card' ? <Panel title={title}>{state}</Panel> : state;
}

function Waiting({ title, kind }: Pick<RemoteBoundaryProps, 'title' | 'kind'>) {
  if (kind === 'inline') return null;
  return kind === 'card' ? (
    <Panel title={title}>
      <Skeleton lines={3} />
    </Panel>
  ) : (
    <Skeleton lines={8} />
  );
}
