import type { SectionDto } from '@hand-receipt/contracts';
import { sectionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, FormCell, FormStrip, toast } from '@hand-receipt/ui';
import { useReload } from '../../offline/update/use-reload';
import type { SectionAct } from './section-acts';
import { shortDigest } from './section-words';
import { tellFailure } from './tell-failure';

type ConfirmedAct = Exclude<SectionAct, 'switch-off' | 'canary'>;

interface Words {
  title: string;
  text: string;
  label: string;
  done: string;
}

/** All words about one act; the digest is that of the release that it is about. */
function wordsOf(act: ConfirmedAct, { title }: SectionDto): Words {
  const words: Record<ConfirmedAct, Words> = {
    'switch-on': {
      title: `Switch ${title} on?`,
      text: 'Everyone has it again from the next page that they load.',
      label: 'Switch On',
      done: `${title} is switched on`,
    },
    'stop-canary': {
      title: 'Stop this release?',
      text: 'Those people get the release that everyone has, from the next page that they load.',
      label: 'Stop',
      done: 'The release was stopped',
    },
    promote: {
      title: `Give this release of ${title} to everyone?`,
      text: 'Everyone gets it from the next page that they load. You can roll it back.',
      label: 'Promote',
      done: 'The release was promoted',
    },
    'roll-back': {
      title: `Roll ${title} back?`,
      text: 'Everyone gets the release in its folder, from the next page that they load.',
      label: 'Roll Back',
      done: `${title} was rolled back`,
    },
    'use-here': {
      title: 'Use this release in this browser?',
      text: 'For 8 hours at most, or until you sign out or stop it. Others keep theirs. This page is loaded again. The act goes into the ledger.',
      label: 'Use in This Browser',
      done: 'This browser uses the release',
    },
  };
  return words[act];
}

interface ActConfirmProps {
  act: ConfirmedAct;
  section: SectionDto;
  release: string;
  onClose: () => void;
}

/** Asks before an act that needs no more than a yes. */
export function ActConfirm({ act, section, release, onClose }: ActConfirmProps) {
  const change = useMutation(sectionMutations.change);
  const override = useMutation(sectionMutations.override);
  const { reload, question } = useReload();
  const words = wordsOf(act, section);
  const { name } = section;
  const outcome = {
    onSuccess: () => {
      toast({ tone: 'success', title: words.done });
      onClose();
      if (act === 'use-here') reload();
    },
    onError: (error: Error) => {
      tellFailure(error, 'It was not done');
      onClose();
    },
  };
  const confirm = () => {
    if (act === 'use-here') override.mutate({ name, digest: release }, outcome);
    else change.mutate({ name, act, ...(act === 'promote' && { digest: release }) }, outcome);
  };
  return (
    <>
      <ConfirmDialog
        open
        title={words.title}
        description={words.text}
        confirmLabel={words.label}
        working={change.isPending || override.isPending}
        onClose={onClose}
        onConfirm={confirm}
      >
        {release ? (
          <FormStrip columns={1} phoneColumns={1}>
            <FormCell caption="Release" mono>
              {shortDigest(release)}
            </FormCell>
          </FormStrip>
        ) : null}
      </ConfirmDialog>
      {question}
    </>
  );
}
