import {
  type AmendmentDto,
  personName,
  SIGNATURE_METHOD_WORDS,
  type SignatureDto,
} from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { FormCell, FormStrip, formatDateTime, Mono, StatusBadge } from '@hand-receipt/ui';
import { STATE_WORDS } from './amendment-words';

/** Who takes the next step, where it is not the reader. */
const SIGNERS = {
  propose: 'Supply Sergeant or Commander',
  sign: 'A Commander who did not propose it',
} as const;

/** Who reported, proposed and ended it, each with the time and how they signed. */
export function AmendmentParties({ amendment }: { amendment: AmendmentDto }) {
  const me = useCurrentUser();
  const { state, signatures, reported_by: reporter, proposed_by: proposer, ended_by: ended } = amendment;
  const signedAs = (part: SignatureDto['part']) => {
    const signature = signatures.findLast((one) => one.part === part);
    return (
      signature && (
        <>
          <Mono>{formatDateTime(signature.at)}</Mono>, {SIGNATURE_METHOD_WORDS[signature.method]}
        </>
      )
    );
  };
  const nameOf = ({ id, name }: { id: string; name: string }) => (id === me.id ? `${name}, you` : name);
  return (
    <FormStrip numbering="none" columns={reporter && proposer ? 3 : 2} phoneColumns={1}>
      {reporter && (
        <FormCell caption="Reported by" hint={<Mono>{formatDateTime(amendment.created_at)}</Mono>}>
          {nameOf(reporter)}
        </FormCell>
      )}
      {proposer && (
        <FormCell
          caption="Proposed by"
          hint={signedAs('proposed')}
          aside={<StatusBadge status="approved" label="Signed" />}
        >
          {nameOf(proposer)}
        </FormCell>
      )}
      {ended ? (
        <FormCell
          caption={`${STATE_WORDS[state].label} by`}
          hint={signedAs('signed') ?? <Mono>{formatDateTime(amendment.ended_at)}</Mono>}
          aside={<StatusBadge {...STATE_WORDS[state]} />}
        >
          {nameOf(ended)}
        </FormCell>
      ) : (
        <FormCell
          caption={state === 'reported' ? 'To be proposed' : 'To be signed'}
          aside={
            <StatusBadge
              status="pending"
              label={amendment.may.sign || amendment.may.propose ? 'Waits for you' : 'Waits'}
            />
          }
        >
          {amendment.may.sign ? `${personName(me)}, you` : SIGNERS[state === 'reported' ? 'propose' : 'sign']}
        </FormCell>
      )}
    </FormStrip>
  );
}
