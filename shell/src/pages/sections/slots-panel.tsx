import type { SectionsDto } from '@hand-receipt/contracts';
import { Label, Mono, Panel, PlainTable, useIsPhone, VisuallyHidden } from '@hand-receipt/ui';
import { type SectionState, stateOf } from './section-state';

/** What a chip says besides the title, for readers and for those who see no colour. */
const NOTES: Partial<Record<SectionState, string>> = {
  unusable: 'cannot be used',
  refused: 'refused',
  slow: 'slow or hanging',
  off: 'switched off',
  incompatible: 'built for another shell',
};

type Slot = SectionsDto['slots'][number];

/** The sections that fill a slot, each with its state. */
function FilledBy({ titles, states }: { titles: Slot['filledBy']; states: Map<string, SectionState> }) {
  if (titles.length === 0) return <span className="sections-muted">Nobody</span>;
  return (
    <ul className="sections-chips">
      {[...new Set(titles)].map((title) => {
        const state = states.get(title) ?? 'running';
        const note = NOTES[state];
        return (
          <li key={title} data-state={state} title={note}>
            {title}
            {note ? <VisuallyHidden>, {note}</VisuallyHidden> : null}
          </li>
        );
      })}
    </ul>
  );
}

interface SlotsProps {
  slots: readonly Slot[];
  states: Map<string, SectionState>;
}

/** For a phone, where three columns would break the names. */
const SlotsList = ({ slots, states }: SlotsProps) => (
  <ul className="sections-list" aria-label="Slots">
    {slots.map(({ slot, host, filledBy }) => (
      <li key={slot}>
        <Mono>{slot}</Mono>
        <div className="sections-muted">In {host}, filled by</div>
        <FilledBy titles={filledBy} states={states} />
      </li>
    ))}
  </ul>
);

const SlotsTable = ({ slots, states }: SlotsProps) => (
  <PlainTable label="Slots">
    <thead>
      <tr>
        {['Slot', 'Host', 'Filled by'].map((heading) => (
          <th key={heading} scope="col">
            <Label>{heading}</Label>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {slots.map(({ slot, host, filledBy }) => (
        <tr key={slot}>
          <th scope="row">
            <Mono>{slot}</Mono>
          </th>
          <td>{host}</td>
          <td data-name="">
            <FilledBy titles={filledBy} states={states} />
          </td>
        </tr>
      ))}
    </tbody>
  </PlainTable>
);

/** Which slots there are, whose they are, and who fills them. */
export function SlotsPanel({ slots, sections }: Pick<SectionsDto, 'slots' | 'sections'>) {
  const isPhone = useIsPhone();
  const states = new Map(sections.map((section) => [section.title, stateOf(section)]));
  const Slots = isPhone ? SlotsList : SlotsTable;
  return (
    <Panel
      title="Slots"
      className="sections-slots"
      badge={<span className="sections-muted">Where a section shows inside another</span>}
    >
      <Slots slots={slots} states={states} />
    </Panel>
  );
}
