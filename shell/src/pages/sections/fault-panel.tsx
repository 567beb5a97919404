import type { SectionDto } from '@hand-receipt/contracts';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { sectionQueries } from '@hand-receipt/data';
import { Button, formatRecentTime, Label, RotateCwIcon, toast, XIcon } from '@hand-receipt/ui';
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
  if (section.unusable !== null) {
    return {
      title: 'It cannot be used.',
      text: `${section.unusable} Nothing of it is loaded. Put the folder of its release back.`,
    };
  }
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

function stateWords(section: SectionDto): string {
  const state = stateOf(section);
  if (state === 'unusable') return 'cannot be used';
  return state === 'refused' || section.errors.last?.words.endsWith(NOT_SIGNED) ? 'refused' : 'unavailable';
}

/** There is nothing to try, or to switch off, where nobody gets the section. */
function FaultActs({ section, mayChange, onAsk }: FaultPanelProps) {
  const { name, title, offAtStart } = section;
  const { refetch } = useQuery(sectionQueries.all());
  const { mutate, isPending } = useMutation(tryOnce);
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
    <>
      <Button size="s" icon={<RotateCwIcon size={14} />} working={isPending} onClick={tryAgain}>
        Try Again
      </Button>
      {mayChange && !offAtStart ? (
        <Button size="s" icon={<XIcon size={14} />} onClick={() => onAsk('switch-off', name)}>
          Switch Off
        </Button>
      ) : null}
    </>
  );
}

/** The last fault, and what to do about it. */
export function FaultPanel(props: FaultPanelProps) {
  const { section } = props;
  const { name, title, errors, unusable } = section;
  const told = tell(section);
  return (
    <section className="sections-fault" aria-label={`Last fault, ${title}`}>
      <Label as="p">
        {title}, {stateWords(section)} {errors.last ? formatRecentTime(errors.last.at) : ''}
      </Label>
      <h2>{told.title}</h2>
      <p>{told.text}</p>
      <div className="sections-acts">
        {unusable === null ? <FaultActs {...props} /> : null}
        <span className="sections-end">
          <Button size="s" variant="ghost" onClick={() => saveJson(section, `${name}.json`)}>
            Download log
          </Button>
        </span>
      </div>
    </section>
  );
}
