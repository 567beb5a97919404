import type { SuccessionDetailDto, SuccessionSide } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, counted, formatDateTime, Label, Mono, StatusBadge, Text } from '@hand-receipt/ui';
import { AbsentActs } from './absent-acts';
import { type Signature, type Signed, type Signer, signaturesOf, signedBy } from './sides';
import { SignForm } from './sign-form';
import { WithdrawButton } from './withdraw-button';

const SIDES = {
  outgoing: { caption: 'Outgoing', does: 'releases', submit: 'Sign and Release' },
  incoming: { caption: 'Incoming', does: 'accepts', submit: 'Sign and Accept' },
  giver: { caption: 'Giver', does: 'agrees', submit: 'Sign and Agree to' },
} as const satisfies Record<SuccessionSide, object>;

/** What a side says by signing. */
function statement(side: SuccessionSide, { from, to }: SuccessionDetailDto, signed: Signed): string {
  const passing = counted(signed.passes, 'item');
  if (side === 'incoming') return `I counted every line with the outgoing. I accept ${passing}.`;
  if (side === 'giver') return `I agree that ${to.name} has ${passing} in place of ${from.name}.`;
  const stay = signed.excluded;
  if (stay === 0) return `I release ${passing}.`;
  return `I release ${passing}. ${counted(stay, 'item')} ${stay === 1 ? 'stays' : 'stay'} with ${from.name}.`;
}

interface SignatureProps {
  id: string;
  signature: Signature;
  /** Titles of the sections that it is of, where there was another signing. */
  sections: readonly string[];
  mayWithdraw: boolean;
}

/** Who signed, when, of what, and in whose place. */
function SignatureFacts({ signature, sections, mayWithdraw, id }: SignatureProps) {
  const { by, at, in_place_of: absent, reason } = signature;
  return (
    <Box mt="3" pt="3" borderTopWidth="1px" borderColor="border.emphasized">
      {sections.length > 0 && (
        <Text color="fg.muted" textStyle="table" overflowWrap="anywhere">
          {sections.join(', ')}
        </Text>
      )}
      <b>{by.name}</b>
      {absent && `, in place of ${absent.name}`}
      <Text color="fg.muted" textStyle="table">
        <Mono>{formatDateTime(at)}</Mono>, own device
      </Text>
      {reason && (
        <Text color="fg.muted" textStyle="table" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
      {mayWithdraw && <WithdrawButton id={id} />}
    </Box>
  );
}

const waitingWords = (waitsForMe: boolean) => (waitsForMe ? 'Waits for you' : 'Waits');

/** The side that the reader may sign now; null while something stands in the way. */
const waitsFor = ({ may, signing }: SuccessionDetailDto) => (signing.blockers.length === 0 ? may.sign : null);

/** The reader signs this side for themselves. */
const isMine = ({ may }: SuccessionDetailDto, { side, person }: Signer, me: { id: string }): boolean =>
  side === 'outgoing' ? !may.inPlace : side === 'incoming' || person.id === me.id;

/** The reader signs this side, for themselves or in place of another person. */
const waitsForReader = (succession: SuccessionDetailDto, signer: Signer, me: { id: string }): boolean =>
  waitsFor(succession) === signer.side && (signer.side !== 'giver' || isMine(succession, signer, me));

interface SignatureCellProps {
  succession: SuccessionDetailDto;
  signer: Signer;
}

/** One side: its signature, or what the reader signs it with. */
export function SignatureCell({ succession, signer }: SignatureCellProps) {
  const me = useCurrentUser();
  const { id, may, signing } = succession;
  const { side, person } = signer;
  const { caption, does, submit } = SIDES[side];
  const signatures = signaturesOf(succession, signer);
  const isSigned = signatures.length > 0;
  const setHash = signing.set_hash;
  const waitsForMe = !isSigned && waitsForReader(succession, signer, me);
  const standing = isSigned ? 'Signed' : waitingWords(waitsForMe);
  return (
    <section aria-label={`${caption}, ${person.name}`}>
      <header>
        <Label>{caption}</Label>
        <StatusBadge status={isSigned ? 'approved' : 'pending'} variant="badge" label={standing} />
      </header>
      <h2>
        {person.name} {does}
      </h2>
      {!isSigned && <Text>{statement(side, succession, signedBy(succession))}</Text>}
      {signatures.map((signature, index) => {
        const signed = signedBy(succession, signature);
        return (
          <Box key={signature.at} mt={index > 0 ? '4' : undefined}>
            <Text>{statement(side, succession, signed)}</Text>
            <SignatureFacts
              id={id}
              signature={signature}
              sections={signed.sections}
              mayWithdraw={may.withdraw && signature.by.id === me.id}
            />
          </Box>
        );
      })}
      {waitsForMe && isMine(succession, signer, me) && setHash && (
        <SignForm
          succession={succession}
          side={side}
          setHash={setHash}
          submitLabel={`${submit} ${counted(signing.passes, 'item')}`}
        />
      )}
      {!isSigned && side === 'outgoing' && <AbsentActs succession={succession} />}
    </section>
  );
}
