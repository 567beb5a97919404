import {
  type LoadFailures,
  LoadFailuresContext,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
  Skeleton,
  UnavailableState,
} from '@hand-receipt/ui';
import { Component, type ReactNode, Suspense } from 'react';
import { lookForNewVersion } from '../offline/update/new-version';
import { reportUnavailable } from './client-reports';
import { compileErrorOf, failureWords } from './failure-words';
import { clearDown, hasHung } from './health';
import { fileNamedIn } from './integrity/admitted-files';
import { INTEGRITY_ERROR } from './integrity/integrity-error';
import { diagnoseFailure } from './integrity/why-unavailable';
import { isChunkLoadError } from './chunk-load-error';
import { bringAnew } from './remote-files';
import { visitOf } from './remote-loader';

interface RemoteBoundaryProps {
  /** Whose part it is; none of the shell's own parts. */
  remote?: string;
  title: string;
  /** `page` and `card` say that they are unavailable; `inline` shows nothing, because its host can do without. */
  kind: 'page' | 'card' | 'inline';
  /** Before it is tried again where a file of it could not be fetched. */
  onPartMissing?: () => Promise<void>;
  /** Where a file of a dialog could not be fetched. @returns whether the part goes over to a newer release */
  onDialogMissing?: () => Promise<boolean>;
  children: ReactNode;
}

interface State {
  /** How often the children were mounted again. */
  mounted: number;
  failed: boolean;
  error?: unknown;
  /** Why, where it is known, in a sentence for people. */
  reason?: string;
}

function reportToServer(remote: string, error: unknown, notAsSigned: boolean): void {
  const visit = visitOf(remote);
  if (visit) reportUnavailable(visit, failureWords(error, notAsSigned));
}

const WELL: Omit<State, 'mounted'> = { failed: false, error: undefined, reason: undefined };

/** Contains the errors of a remote in its own area. Try again mounts its children again. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { mounted: 0, ...WELL };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failed' | 'error'> {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.title} is unavailable`, error);
    void this.report(error).then((reason) => {
      this.setState(({ failed }) => (failed ? { reason } : null));
    });
  }

  /** Tells the server what failed. @returns why, where that is known */
  private async report(error: unknown): Promise<string | undefined> {
    const { remote } = this.props;
    // Nothing more is asked of it.
    if (remote && hasHung(remote)) {
      reportToServer(remote, error, false);
      return undefined;
    }
    // A deployment may have taken the file away; then a newer version is there.
    if (isChunkLoadError(error)) lookForNewVersion().catch(() => undefined);
    const reason = await diagnoseFailure(error);
    if (remote) reportToServer(remote, error, reason === INTEGRITY_ERROR);
    return reason;
  }

  private retry = () => {
    const { error } = this.state;
    void this.prepare(error)
      .then(() => (isChunkLoadError(error) ? this.props.onPartMissing?.() : undefined))
      .finally(() => this.setState(WELL));
  };

  /** What failed may be kept by the browser as it was: it is taken from the server before it is tried again. */
  private async prepare(error: unknown): Promise<void> {
    const { remote } = this.props;
    if (!remote) return;
    clearDown(remote);
    const file = error instanceof Error ? fileNamedIn(error) : undefined;
    if (file) await bringAnew(remote, file);
  }

  /** Dialogs of the part fail in their own place, and the part stays. */
  private loadFailures: LoadFailures = {
    report: (error) => this.report(error),
    prepare: async (error) => {
      await this.prepare(error);
      if (!isChunkLoadError(error) || !(await this.props.onDialogMissing?.())) return true;
      this.setState(({ mounted }) => ({ mounted: mounted + 1 }));
      return false;
    },
  };

  override render() {
    const { title, kind, children } = this.props;
    const { mounted, failed } = this.state;
    if (!failed) {
      return (
        <LoadFailuresContext value={this.loadFailures}>
          <Suspense key={mounted} fallback={<Waiting title={title} kind={kind} />}>
            {children}
          </Suspense>
        </LoadFailuresContext>
      );
    }
    if (kind === 'inline') return null;
    const { reason, error } = this.state;
    const state = { section: title, reason, details: compileErrorOf(error), onRetry: this.retry };
    if (kind === 'card') return <UnavailableState {...state} title={title} />;
    return (
      <PageBody>
        <PageHeader title={title} />
        <UnavailableState {...state} />
      </PageBody>
    );
  }
}

/** Holds the place of a part of a remote until its code is here. */
export function Waiting({ title, kind }: Pick<RemoteBoundaryProps, 'title' | 'kind'>) {
  if (kind === 'inline') return null;
  if (kind === 'page') {
    return (
      <PageBody>
        <Skeleton height={32} width={280} />
      </PageBody>
    );
  }
  return (
    <Panel title={title}>
      <LoadingRows text={`Loading ${title}...`} rows={3} />
    </Panel>
  );
}
