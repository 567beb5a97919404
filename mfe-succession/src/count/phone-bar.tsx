import type { SuccessionSectionDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CameraIcon,
  ChevronRightIcon,
  CircleQuestionMarkIcon,
  ConfirmDialog,
  counted,
  KeyboardIcon,
  lateDialog,
} from '@hand-receipt/ui';
import type { Reader } from './use-reader';
import { useShownLines } from './use-shown-lines';

const ExtraDialog = lateDialog(() => import(/* webpackChunkName: "keep-extra" */ './extra-dialog'));

const bar = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '2',
  px: '3',
  pt: '2',
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  background: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& .hr-button': {
    flexDirection: 'column',
    gap: '2px',
    height: '52px',
    paddingInline: '4px',
    fontSize: '12px',
    lineHeight: '16px',
  },
} as const;

/** Keeps with a photo what was read last and is on no line. */
function PhotoButton({ reader }: { reader: Reader }) {
  const { get, set } = useUrlState();
  const { readings, read } = reader;
  const extra = readings.find(({ result, settled }) => result === 'not-on-the-books' && !settled);
  return (
    <>
      <Button
        icon={<CameraIcon size={18} />}
        disabled={!extra}
        data-tooltip={extra ? undefined : 'For what was read and is not on this list.'}
        onClick={() => set({ photo: '1' })}
      >
        Photo
      </Button>
      {extra && get('photo') && (
        <ExtraDialog
          code={extra.serial}
          onKeep={(kept) => read({ code: extra.code, extra: kept })}
          onClose={() => set({ photo: '' })}
        />
      )}
    </>
  );
}

/** Leaves the count. What is not counted keeps its section open, which is said before. */
function EndButton({ section, onEnd }: { section: SuccessionSectionDto; onEnd: () => void }) {
  const { get, set } = useUrlState();
  const { counted: done, items, title } = section;
  const remaining = items - done;
  return (
    <>
      <Button
        icon={<ChevronRightIcon size={18} />}
        onClick={() => (remaining > 0 ? set({ end: '1' }) : onEnd())}
      >
        End
      </Button>
      <ConfirmDialog
        open={Boolean(get('end')) && remaining > 0}
        title="End this count?"
        description={`${counted(remaining, 'line')} of ${title} ${remaining === 1 ? 'is' : 'are'} not counted. The section stays open, and you can go on later.`}
        confirmLabel="End"
        onConfirm={onEnd}
        onClose={() => set({ end: '' })}
      />
    </>
  );
}

interface PhoneBarProps {
  section: SuccessionSectionDto;
  /** Of the person who reads. */
  reader?: Reader;
  onEnd: () => void;
}

/** What a phone has at hand in the count of a section. */
export function PhoneBar({ section, reader, onEnd }: PhoneBarProps) {
  const [shown, show] = useShownLines();
  return (
    <Box css={bar} role="group" aria-label="Count">
      {reader && (
        <Button icon={<KeyboardIcon size={18} />} onClick={() => reader.again()}>
          Type serial
        </Button>
      )}
      {reader && <PhotoButton reader={reader} />}
      <Button
        icon={<CircleQuestionMarkIcon size={18} />}
        aria-pressed={shown === 'not-here'}
        onClick={() => show(shown === 'not-here' ? 'remaining' : 'not-here')}
      >
        Not here
      </Button>
      <EndButton section={section} onEnd={onEnd} />
    </Box>
  );
}
