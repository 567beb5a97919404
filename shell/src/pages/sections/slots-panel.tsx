import type { SectionsDto } from '@hand-receipt/contracts';
import { Mono, Panel, PlainTable, VisuallyHidden } from '@hand-receipt/ui';
import { type SectionState, stateOf } from './section-state';

/** What a chip says besides the title, for readers and for those who see no colour. */
const NOTES: Partial<Record<SectionState, string>> = {
  refused: 'refused',
  slow: 'slow or hanging',
  off: 'switched off',
  incompatible: 'built for another shell',
};

/** Which slots there are, whose they are, and who fills them. */
export function SlotsPanel({ slots, sections }: Pick<SectionsDto, 'slots' | 'sections'>) {
  const states = new Map(sections.map((section) => [section.title, stateOf(section)]));
  return (
    <Panel
      title="Slots"
      className="sections-slots"
      badge={<span className="sections-muted">Where a section shows inside another</span>}
    >
      <PlainTable label="Slots">
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">Host</th>
            <th scope="col">Filled by</th>
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
                {filledBy.length === 0 ? <span className="sections-muted">Nobody</span> : null}
                <ul className="sections-chips">
                  {[...new Set(filledBy)].map((title) => {
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
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Panel>
  );
}
