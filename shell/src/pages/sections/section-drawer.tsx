import type { SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { sectionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Alert, Drawer, FormCell, FormStrip, formatDateTime, Mono, Panel } from '@hand-receipt/ui';
import { ReleasesPanel } from './releases-panel';
import type { AskSectionAct } from './section-acts';
import { BuiltFor, LastError, Signature } from './section-parts';
import { hostedBy, sizeWords } from './section-words';
import { tellFailure } from './tell-failure';

function Facts({ section }: { section: SectionDto }) {
  const { release, size, errors, visits24h, compatible, paths } = section;
  return (
    <FormStrip columns={2} phoneColumns={1}>
      <FormCell caption="Release" span={2} mono>
        {release?.digest ?? 'No signed release'}
      </FormCell>
      <FormCell caption="Built">{release?.builtAt ? formatDateTime(release.builtAt) : '–'}</FormCell>
      <FormCell caption="Signature" hint={release?.signer ? `By ${release.signer}` : release?.reason}>
        <Signature release={release} />
      </FormCell>
      <FormCell caption="Built for">
        <BuiltFor compatible={compatible} />
      </FormCell>
      <FormCell
        caption="Size, compressed"
        hint={`Entry ${sizeWords(size.entry)}, pages ${sizeWords(size.pages)}`}
      >
        {sizeWords(size.total)}
      </FormCell>
      <FormCell caption="Visits in 24 hours">{visits24h}</FormCell>
      <FormCell caption="Errors in 24 hours" hint={errors.last ? <LastError section={section} /> : undefined}>
        {errors.count24h}
      </FormCell>
      <FormCell caption="Paths" span={2} mono>
        {paths.join('\n') || '–'}
      </FormCell>
    </FormStrip>
  );
}

function Slots({ section, slots }: { section: SectionDto; slots: SectionsDto['slots'] }) {
  const hosted = hostedBy(section, slots);
  return (
    <Panel title="Slots">
      <ul className="sections-list">
        {section.fills.map(({ slot, title }) => (
          <li key={`${slot} ${title}`}>
            Fills <Mono>{slot}</Mono> with {title}
          </li>
        ))}
        {hosted.map(({ slot, filledBy }) => (
          <li key={slot}>
            Has <Mono>{slot}</Mono>, filled by {filledBy.length > 0 ? filledBy.join(', ') : 'nobody'}
          </li>
        ))}
        {section.fills.length + hosted.length === 0 ? <li>It fills no slot and has none.</li> : null}
      </ul>
    </Panel>
  );
}

function Dropped({ dropped }: Pick<SectionDto, 'dropped'>) {
  if (dropped.length === 0) return null;
  return (
    <Panel title="Left out">
      <ul className="sections-list">
        {dropped.map(({ what, reason }) => (
          <li key={`${what} ${reason}`}>
            <Mono>{what}</Mono> {reason}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function UnusableNotice({ unusable }: Pick<SectionDto, 'unusable'>) {
  if (unusable === null) return null;
  return (
    <Alert tone="danger" announce={false} title="This section cannot be used.">
      <p>{unusable} Nothing of it is loaded. Put the folder of its release back.</p>
    </Alert>
  );
}

function OffNotice({ section: { state, reason, since, by, hidden, offAtStart } }: { section: SectionDto }) {
  if (state === 'on') return null;
  const when = since ? `Since ${formatDateTime(since)}${by ? ` by ${by.name}` : ''}.` : '';
  return (
    <Alert tone="warning" announce={false} title={`Switched off: ${reason ?? ''}`}>
      <p>
        {offAtStart ? 'By REMOTES_OFF. Start the server without it to switch the section on. ' : `${when} `}
        {hidden ? 'Its entry in the navigation is hidden.' : 'Its entry stays in the navigation.'}
      </p>
    </Alert>
  );
}

interface SectionDrawerProps {
  section: SectionDto;
  data: SectionsDto;
  onAsk: AskSectionAct;
  onClose: () => void;
}

/** All that is known of one section, and its releases. */
export function SectionDrawer({ section, data: { slots, mayChange }, onAsk, onClose }: SectionDrawerProps) {
  const { mutate, isPending } = useMutation(sectionMutations.stopOverride);
  const stopHere = () =>
    mutate(section.name, { onError: (error) => tellFailure(error, 'The trial was not stopped') });
  return (
    <Drawer open onClose={onClose} title={section.title} caption={section.name}>
      <div className="sections-details">
        <UnusableNotice unusable={section.unusable} />
        <OffNotice section={section} />
        <Facts section={section} />
        <ReleasesPanel
          section={section}
          mayChange={mayChange}
          onAsk={onAsk}
          onStopHere={stopHere}
          stopping={isPending}
        />
        <Slots section={section} slots={slots} />
        <Dropped dropped={section.dropped} />
      </div>
    </Drawer>
  );
}
