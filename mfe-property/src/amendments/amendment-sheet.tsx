import type { AmendmentDto } from '@hand-receipt/contracts';
import { knownValue, reasonOf, statusOf, useUrlState } from '@hand-receipt/platform';
import { Box, Dialog, lateDialog } from '@hand-receipt/ui';
import { FormError } from '@hand-receipt/ui/forms';
import { type ReactNode, useState } from 'react';
import { AmendmentActs, ASKED_ACTS, type AskedAct, ReportButton } from './amendment-acts';
import { AmendmentContent } from './amendment-content';
import { leavingWords, ruleWords } from './amendment-words';
import { SignForm } from './sign-form';

const RefuseDialog = lateDialog(() => import('./refuse-dialog'));
const WithdrawDialog = lateDialog(() => import('./withdraw-dialog'));

interface AmendmentSheetProps {
  amendment: AmendmentDto;
  onPropose: () => void;
  onClose: () => void;
  /** The form that proposes it, on top of it. */
  children?: ReactNode;
}

const KIND_WORDS = {
  data: 'Nothing was gained or lost. What the record says is corrected.',
  downgrade: 'Items would stop being sensitive.',
};

/** Why it was not signed, in the server's sentence. The sheet shows what the server has by now. */
function NotSigned({ failure }: { failure: Error }) {
  const isOffline = statusOf(failure) === 0;
  return (
    <FormError title={isOffline ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}>
      {isOffline && 'Nothing was signed. Sign when the connection is back.'}
    </FormError>
  );
}

/** One amendment to read, and to sign, refuse, withdraw or propose. */
export default function AmendmentSheet({ amendment, onPropose, onClose, children }: AmendmentSheetProps) {
  const { id, kind, rule, may } = amendment;
  const { get, set } = useUrlState();
  const named = knownValue(ASKED_ACTS, get('act'));
  const asked = named && may[named] ? named : '';
  const ask = (act: AskedAct | '') => set({ act });
  const [failure, setFailure] = useState<Error | null>(null);
  const acts = { amendment, onAsk: ask, onPropose };
  const look = {
    open: true,
    ownAddress: true,
    size: 'form',
    title: `Amendment ${id}`,
    description: rule ? `${ruleWords(amendment)}. ${leavingWords(rule.items)}.` : KIND_WORDS[kind],
    onClose,
  } as const;
  const paper = (
    <>
      <AmendmentContent amendment={amendment} />
      <Box>
        <ReportButton id={id} />
      </Box>
      {failure && <NotSigned failure={failure} />}
    </>
  );
  return (
    <>
      {may.sign ? (
        <SignForm
          {...look}
          amendment={amendment}
          actions={<AmendmentActs {...acts} />}
          onFailure={setFailure}
        >
          {paper}
        </SignForm>
      ) : (
        <Dialog {...look} footer={<AmendmentActs {...acts} onClose={onClose} />}>
          {paper}
          {children}
        </Dialog>
      )}
      {asked === 'refuse' && <RefuseDialog amendment={amendment} onClose={() => ask('')} />}
      {asked === 'withdraw' && <WithdrawDialog amendment={amendment} onClose={() => ask('')} />}
    </>
  );
}
