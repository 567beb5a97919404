import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useConnection } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  ButtonLink,
  counted,
  formatDate,
  PageBody,
  PageHeader,
  useIsPhone,
} from '@hand-receipt/ui';
import { PhoneCount } from '../count/phone-count';
import { useFollowFocus } from '../count/use-follow-focus';
import { useSection } from '../count/use-section';
import { titleOf } from '../successions/kind-words';
import { isRestCancelled, standingOf } from '../successions/succession-words';
import { Acknowledge } from './acknowledge';
import { HolderSteps } from './holder-steps';
import { OwnSection } from './own-section';
import { StripContent } from './strip-content';
import { StripList } from './strip-list';
import { stripStates } from './strip-states';
import { type Strip, useStrip } from './strips';
import { SuccessionActs } from './succession-acts';
import { SuccessionForms } from './succession-forms';

/** The strip that is due in each state. */
const DUE: Record<SuccessionDetailDto['state'], Strip> = {
  draft: 'plan',
  active: 'count',
  signing: 'sign',
  signed: 'sign',
  cancelled: 'plan',
};

const dueOf = (succession: SuccessionDetailDto): Strip =>
  isRestCancelled(succession) ? 'sign' : DUE[succession.state];

/** What was signed before the rest was cancelled. A sub-hand receipt holder has no figures of the whole. */
function signedWords({ signed_at: signedAt, signing, my_part: part }: SuccessionDetailDto): string {
  const day = signedAt === null ? '' : formatDate(signedAt);
  return part === 'sub' ? `Signed ${day}.` : `Signed ${day}: ${counted(signing.passes, 'item')}.`;
}

/** That it was cancelled and why, and what had been signed before. */
function Cancelled({ succession }: { succession: SuccessionDetailDto }) {
  const { cancelled_at: at, cancel_reason: reason } = succession;
  return (
    <Alert tone="info" title={standingOf(succession).label} announce={false}>
      {isRestCancelled(succession) ? (
        <>
          <p>{signedWords(succession)}</p>
          <p>
            The rest was cancelled{at && ` ${formatDate(at)}`}: {reason}
          </p>
        </>
      ) : (
        <p>{reason}</p>
      )}
    </Alert>
  );
}

/** Ended, or read without a connection: said above the strips. */
function Standing({ succession }: { succession: SuccessionDetailDto }) {
  const isOnline = useConnection(({ online }) => online);
  return (
    <>
      {!isOnline && (
        <Box mb="4">
          <Alert tone="warning" title="You are offline">
            <p>What was read last is shown. Changing the plan and signing need a connection.</p>
          </Alert>
        </Box>
      )}
      {succession.state === 'cancelled' && (
        <Box mb="4">
          <Cancelled succession={succession} />
        </Box>
      )}
    </>
  );
}

/** A change of command in its five strips. The strip is in the address. */
function Strips({ succession }: { succession: SuccessionDetailDto }) {
  const isPhone = useIsPhone();
  const strip = useStrip(isPhone ? 'count' : dueOf(succession));
  return (
    <StripList states={stripStates(succession)} current={strip}>
      <StripContent succession={succession} strip={strip} />
    </StripList>
  );
}

/** What the reader has to do with it: of a change of holder one page, of a change of command strips. */
function Content({ succession }: { succession: SuccessionDetailDto }) {
  if (succession.my_part === 'sub') return <OwnSection succession={succession} />;
  return succession.kind === 'sub' ? (
    <HolderSteps succession={succession} />
  ) : (
    <Strips succession={succession} />
  );
}

/** One change of command, or of a sub-hand receipt holder. On a phone the count of a section has the whole window. */
export function SuccessionView({ succession }: { succession: SuccessionDetailDto }) {
  const { from, to, unit, kind } = succession;
  const isPhone = useIsPhone();
  const [section, openSection] = useSection(succession);
  useFollowFocus(section?.number);
  if (isPhone && section && succession.activated_at && succession.my_part !== 'sub') {
    return <PhoneCount succession={succession} section={section} onBack={() => openSection(null)} />;
  }
  return (
    <PageBody>
      <PageHeader
        caption={`${titleOf(kind)} · ${unit.name}`}
        title={`${from.name} to ${to.name}`}
        actions={!isPhone && <SuccessionActs succession={succession} />}
        phoneAction={
          <ButtonLink to="/successions" size="s">
            All
          </ButtonLink>
        }
      />
      <Standing succession={succession} />
      {succession.may.acknowledge && <Acknowledge succession={succession} />}
      <Content succession={succession} />
      {isPhone && (
        <Box display="grid" mt="4">
          <SuccessionActs succession={succession} />
        </Box>
      )}
      <SuccessionForms succession={succession} />
    </PageBody>
  );
}
