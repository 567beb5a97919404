import type { WitnessesDto } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  CircleXIcon,
  ClockIcon,
  Flex,
  counted,
  formatDateTime,
  formatRecentTime,
  Mono,
  RefreshCwIcon,
  Text,
} from '@hand-receipt/ui';
import { Fact } from '../check/fact';
import { VerdictFrame } from '../check/verdict-frame';
import { VERDICT_LOOKS, type VerdictState } from '../check/verdict-look';
import { isBuiltWithPolicy } from '../device/witness-policy';
import { fabricWords } from './fabric-words';

type Witness = WitnessesDto['witnesses'][number];

const PATIENCE_MS = 10 * 60 * 1000;

const NO_WITNESSES =
  'This ledger has no witnesses. A rewritten history is noticed only by browsers, exports and papers that remember.';

const STATES: Record<Witness['state'], { Icon: typeof ClockIcon; color: string; words: string }> = {
  current: { Icon: CircleCheckIcon, color: 'success.fg', words: 'Agrees' },
  behind: { Icon: ClockIcon, color: 'fg.muted', words: 'Has signed all but the newest events' },
  waiting: { Icon: ClockIcon, color: 'warning.fg', words: 'Has not answered' },
  refused: { Icon: CircleXIcon, color: 'danger.fg', words: 'Remembers another history' },
  'unknown-log': {
    Icon: CircleQuestionMarkIcon,
    color: 'warning.fg',
    words: "Does not know this ledger's key",
  },
};

const isFresh = (at: string | null, now: number) => at !== null && now - Date.parse(at) < PATIENCE_MS;

/** Of a server that has just started some witnesses say nothing yet: what they said before may be of a later ledger. */
const isUnconfirmed = (witnesses: readonly Witness[]) =>
  witnesses.some(({ sinceStart }) => sinceStart === false);

function agreedWords({ agreedAt, witnesses }: WitnessesDto): string {
  if (agreedAt !== null) return formatDateTime(agreedAt);
  return isUnconfirmed(witnesses) ? 'Not since the server started' : 'Never';
}

function tooFewWords({ required, agreedAt, witnesses }: WitnessesDto, answered: number): string {
  const have = answered === 1 ? 'has' : 'have';
  if (agreedAt === null && isUnconfirmed(witnesses)) {
    return `${answered} of ${witnesses.length} witnesses ${have} answered since the server started.`;
  }
  const since = agreedAt === null ? '' : ` since ${formatDateTime(agreedAt)}`;
  return `Only ${answered} of ${required} needed witnesses ${have} answered${since}.`;
}

/** The card's verdict: one that refuses (Fabric too), a quorum, or too few. */
function verdictOf(listed: WitnessesDto, now: number): [state: VerdictState, sentence: string] {
  const { quorum, agreedAt, witnesses, fabric } = listed;
  if (fabric?.refused) return ['failed', fabric.refused];
  if (quorum === null || witnesses.length === 0) return ['idle', NO_WITNESSES];
  const refused = witnesses.find(({ state }) => state === 'refused');
  if (refused) return ['failed', refused.problem ?? `Witness ${refused.name} remembers another history`];
  const answered = witnesses.filter(({ at, sinceStart }) => sinceStart !== false && isFresh(at, now)).length;
  if (isFresh(agreedAt, now)) return ['verified', `${answered} of ${witnesses.length} witnesses agree.`];
  return ['warning', tooFewWords(listed, answered)];
}

function WitnessLine({ witness }: { witness: Witness }) {
  const { name, size, at, state, problem } = witness;
  const { Icon, color, words } = STATES[state];
  return (
    <Flex as="li" columnGap="3" rowGap="0" wrap="wrap" align="center">
      <Flex as="span" gap="1.5" align="center">
        <Box as="span" color={color} flex="none">
          <Icon size={14} />
        </Box>
        <Text as="span" fontWeight="600">
          {name}
        </Text>
      </Flex>
      {at === null ? null : (
        <Mono title={formatDateTime(at)}>
          {counted(size, 'event')}, {formatRecentTime(at)}
        </Mono>
      )}
      <Text as="span" color="fg.muted">
        {problem ?? words}
      </Text>
    </Flex>
  );
}

/** The Fabric network is no witness and does not count for the quorum, so it stands below them. */
function FabricLine({ fabric }: Pick<WitnessesDto, 'fabric'>) {
  const words = fabricWords(fabric);
  if (words === null) return null;
  return (
    <Text marginTop="2" textStyle="table" color={fabric?.refused ? 'danger.fg' : undefined}>
      {words}
    </Text>
  );
}

function Witnesses({ listed }: { listed: WitnessesDto }) {
  const { required, onThisMachine, witnesses, fabric } = listed;
  if (witnesses.length === 0) return <FabricLine fabric={fabric} />;
  return (
    <>
      <Flex marginTop="2" columnGap="6" rowGap="1" wrap="wrap">
        <Fact name="Quorum">
          <Mono>
            {required} of {witnesses.length}
          </Mono>
        </Fact>
        <Fact name="Last agreed">
          <Mono>{agreedWords(listed)}</Mono>
        </Fact>
      </Flex>
      <Box as="ul" aria-label="Witnesses" marginTop="3" listStyleType="none" textStyle="table">
        {witnesses.map((witness) => (
          <WitnessLine key={witness.name} witness={witness} />
        ))}
      </Box>
      <FabricLine fabric={fabric} />
      {onThisMachine ? (
        <Text textStyle="caption" color="fg.muted">
          These are demo witnesses on this machine.
        </Text>
      ) : null}
      {isBuiltWithPolicy() ? null : (
        <Text textStyle="caption" color="fg.muted">
          This program was built without a witness policy.
        </Text>
      )}
    </>
  );
}

/** Who else remembers the ledger, as the server says. What this browser verified of it is in its own card. */
export function WitnessesCard() {
  const { data, isError, refetch, isFetching } = useQuery(ledgerQueries.witnesses());
  const [state, sentence]: [VerdictState, string] = data
    ? verdictOf(data, Date.now())
    : isError
      ? ['error', 'The server did not say who witnesses the ledger.']
      : ['loading', 'Asking for the witnesses...'];
  return (
    <VerdictFrame
      title="Witnesses"
      state={state}
      sentence={sentence}
      look={VERDICT_LOOKS[state]}
      actions={
        state === 'error' ? (
          <Button icon={<RefreshCwIcon />} working={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        ) : null
      }
    >
      {data ? <Witnesses listed={data} /> : null}
    </VerdictFrame>
  );
}
