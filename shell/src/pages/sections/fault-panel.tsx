import type { SectionDto } from '@hand-receipt/contracts';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { sectionQueries } from '@hand-receipt/data';
import { Button, formatTime, Label, RotateCwIcon, toast, XIcon } from '@hand-receipt/ui';
import { saveJson } from '../profile/save-json';
import type { AskSectionAct } from './section-acts';
import { NOT_SIGNED, stateOf } from './section-state';
import { trySection } from './try-section';

interface Telling {
  title: string;
  text: string;
}

function tell(section: SectionDto): Telling {
  const { release, errors, title } = section;
  const words = errors.last?.words ?? '';
  if (words.endsWith(NOT_SIGNED)) {
    return {
      title: 'One file is not what was signed.',
      text: `${words.replace(` ${NOT_SIGNED}`, '')} was changed after the release. It did not run. Put the signed folder back, then try again.`,
    };
  }
  if (stateOf(section) === 'refused') {
    return {
      title: 'Its signature does not match.',
      text: `${release?.reason ?? 'It has no signed release.'} Nothing of it runs. Put the signed folder back, then try again.`,
    };
  }
  if (stateOf(section) === 'slow')
    return {
      title: `${title} does not answer.`,
      text: `${words}. Nothing more is asked of it for a minute.`,
    };
  return { title: `${title} was unavailable.`, text: `${words}.` };
}

/** No call of the API: this browser loads the section. */
const tryOnce = { mutationFn: trySection };

interface FaultPanelProps {
  section: SectionDto;
  mayChange: boolean;
  onAsk: AskSectionAct;
}

/** The last fault, and what to do about it. */
export function FaultPanel({ section, mayChange, onAsk }: FaultPanelProps) {
  const { name, title, errors, offAtStart } = section;
  const { refetch } = useQuery(sectionQueries.all());
  const { mutate, isPending } = useMutation(tryOnce);
  const told = tell(section);
  const isRefused = stateOf(section) === 'refused' || errors.last?.words.endsWith(NOT_SIGNED);
  const tryAgain = () =>
    mutate(name, {
      onSuccess: (fault) => {
        if (fault)
          toast({ tone: 'danger', title: `${title} is still unavailable`, description: `${fault}.` });
        else toast({ tone: 'success', title: `${title} loads in this browser` });
        void refetch();
      },
    });
  return (
    <section className="sections-fault" aria-label={`Last fault, ${title}`}>
      <Label as="p">
        {title}, {isRefused ? 'refused' : 'unavailable'} {errors.last ? formatTime(errors.last.at) : ''}
      </Label>
      <h2>{told.title}</h2>
      <p>{told.text}</p>
      <div className="sections-acts">
        <Button size="s" icon={<RotateCwIcon size={14} />} working={isPending} onClick={tryAgain}>
          Try Again
        </Button>
        {mayChange && !offAtStart ? (
          <Button size="s" icon={<XIcon size={14} />} onClick={() => onAsk('switch-off', name)}>
            Switch Off
          </Button>
        ) : null}
        <span className="sections-end">
          <Button size="s" variant="ghost" onClick={() => saveJson(section, `${name}.json`)}>
            Download log
          </Button>
        </span>
      </div>
    </section>
  );
}
