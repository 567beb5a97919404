import type { SectionDto, SectionReleaseDto } from '@hand-receipt/contracts';
import {
  Alert,
  Button,
  counted,
  EmptyState,
  formatCount,
  formatDateTime,
  Mono,
  Panel,
} from '@hand-receipt/ui';
import type { AskSectionAct } from './section-acts';
import { Release, Signature } from './section-parts';
import { shortDigest } from './section-words';

interface ReleasesProps {
  section: SectionDto;
  mayChange: boolean;
  onAsk: AskSectionAct;
  onStopHere: () => void;
  stopping: boolean;
}

function StagedActs({ section, release, onAsk }: ReleasesProps & { release: SectionReleaseDto }) {
  const { name, mine, canary, promoted } = section;
  const { digest } = release;
  return (
    <div className="sections-acts">
      {mine?.digest === digest ? null : (
        <Button size="s" onClick={() => onAsk('use-here', name, digest)}>
          Use in This Browser
        </Button>
      )}
      {canary?.digest === digest ? null : (
        <Button size="s" onClick={() => onAsk('canary', name, digest)}>
          Give to Some People
        </Button>
      )}
      {promoted?.digest === digest ? null : (
        <Button size="s" onClick={() => onAsk('promote', name, digest)}>
          Promote
        </Button>
      )}
    </div>
  );
}

function Staged({ release, ...props }: ReleasesProps & { release: SectionReleaseDto }) {
  const valid = release.signature === 'valid';
  return (
    <li>
      <div className="sections-release-head">
        <Release release={release} />
        <Signature release={release} />
      </div>
      {valid ? (
        <span className="sections-muted">Signed by {release.signer}</span>
      ) : (
        <p className="sections-error" data-tone="danger">
          {release.reason ?? 'It is refused.'} It runs nowhere.
        </p>
      )}
      {valid && props.mayChange ? <StagedActs release={release} {...props} /> : null}
    </li>
  );
}

/** This browser's own release, the one that some people have, and the last that went back by itself. */
function InUse({ section, mayChange, onAsk, onStopHere, stopping }: ReleasesProps) {
  const { name, mine, canary, returned } = section;
  return (
    <>
      {mine ? (
        <Alert
          tone="warning"
          announce={false}
          title={`This browser uses ${shortDigest(mine.digest)}`}
          actions={
            <Button size="s" working={stopping} onClick={onStopHere}>
              Stop
            </Button>
          }
        >
          <p>Until {formatDateTime(mine.until)}.</p>
        </Alert>
      ) : null}
      {canary ? (
        <Alert
          tone="info"
          announce={false}
          title={`${canary.words}: ${shortDigest(canary.digest)}`}
          actions={
            mayChange ? (
              <Button size="s" onClick={() => onAsk('stop-canary', name)}>
                Stop
              </Button>
            ) : null
          }
        >
          <p>
            {counted(canary.visits, 'visit')} in 24 hours, {formatCount(canary.unavailable)} unavailable.
            Since {formatDateTime(canary.since)}
            {canary.by ? ` by ${canary.by.name}` : ''}.
          </p>
        </Alert>
      ) : null}
      {returned ? (
        <Alert
          tone="danger"
          announce={false}
          title={`${shortDigest(returned.digest)} was switched off by itself`}
        >
          <p>
            {returned.reason} {formatDateTime(returned.at)}.
          </p>
        </Alert>
      ) : null}
    </>
  );
}

/** Which releases of a section there are, and who gets which. */
export function ReleasesPanel(props: ReleasesProps) {
  const { section, mayChange, onAsk } = props;
  const { staged, promoted, deployed } = section;
  return (
    <>
      <InUse {...props} />
      {promoted ? (
        <Alert
          tone="info"
          announce={false}
          title={`Everyone has ${shortDigest(promoted.digest)}`}
          actions={
            mayChange ? (
              <Button size="s" onClick={() => onAsk('roll-back', section.name)}>
                Roll Back
              </Button>
            ) : null
          }
        >
          <p>
            Promoted {formatDateTime(promoted.since)}
            {promoted.by ? ` by ${promoted.by.name}` : ''}. The release in its folder is{' '}
            <Mono>{deployed ? shortDigest(deployed.digest) : 'not signed'}</Mono>.
          </p>
        </Alert>
      ) : null}
      <Panel title="Staged releases">
        {staged.length === 0 ? (
          <EmptyState title="No release is staged." hint="pnpm release:stage puts one here." />
        ) : (
          <ul className="sections-list">
            {staged.map((release) => (
              <Staged key={release.digest} release={release} {...props} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
