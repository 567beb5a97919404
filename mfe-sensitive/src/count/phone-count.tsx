import { personName } from '@hand-receipt/contracts';
import { useNavigate } from '@hand-receipt/platform';
import { Camera } from '@hand-receipt/scan';
import {
  Box,
  Button,
  ChevronRightIcon,
  Flex,
  HeroNumber,
  IconButton,
  KeyboardIcon,
  CodeInput,
  Text,
  useFullScreen,
  XIcon,
} from '@hand-receipt/ui';
import { useRef, useState } from 'react';
import { CountTabs } from '../verify-items/count-tabs';
import type { CountHere } from '../verify-items/kept-scans';
import { ScanVerdict } from '../verify-items/scan-verdict';
import type { Count } from '../verify-items/use-count';
import { CountMenu } from './count-menu';
import { BecameSensitiveNotice, CountNotices } from './count-facts';
import { CountProgress } from './count-progress';
import { CountSwitch } from './count-switch';
import { EndCountButton } from './end-count-button';
import { PhotoButton } from './photo-button';
import { useCodeKeys } from './use-code-keys';
import { useHasCamera } from './use-has-camera';
import { tallyWords } from './count-words';

const screen = {
  position: 'fixed',
  inset: '0',
  zIndex: '4',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: 'bg',
} as const;

/** The camera is a strip above the list; a code is read in its middle. */
const camera = {
  position: 'relative',
  '& > div:has(video)': { height: '168px', borderRadius: '0' },
  '& .hr-camera-switch': { position: 'absolute', bottom: '8px', right: '8px', zIndex: '1' },
} as const;

/**
 * Each line of the list has two rows, its acts at its end: the serial number above name and facts, or in a blind count the
 * name above the facts. What is too long is cut, so that five lines are in view, without a connection too.
 */
const list = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '4',
  pb: '3',
  // All four tabs that are always there are in view with their numbers.
  '& .hr-tabs': { gap: '8px' },
  '& .hr-tabs > button': { gap: '4px', fontSize: '14px' },
  '& ul > li': { flexWrap: 'nowrap', alignItems: 'center', paddingBlock: '2px', minHeight: '48px' },
  '& .hr-count-line': { display: 'block', flex: '1', minWidth: '0' },
  '& .hr-count-line > .hr-serial': { display: 'block' },
  '& .hr-count-facts, & .hr-count-facts > *': { display: 'block', truncate: true },
  '& .hr-serial + .hr-count-facts > *': { display: 'inline' },
  '& .hr-serial + .hr-count-facts > :last-child': { marginInlineStart: '6px' },
} as const;

const bar = {
  px: '4',
  pt: '2',
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  background: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& .hr-bar-buttons': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '4px' },
  '& .hr-bar-buttons .hr-button': { height: '48px', paddingInline: '4px' },
  // The field is there for a scanner all the time; it is seen once somebody types.
  '& .hr-typed:not(:focus-within)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& .hr-typed:focus-within': { marginBottom: '8px' },
} as const;

interface PhoneCountProps {
  count: Count;
  here: CountHere;
}

function Head({ here }: { here: CountHere }) {
  const navigate = useNavigate();
  const { id, title, openedBy, progress } = here.inventory;
  return (
    <Flex as="header" align="center" gap="1" px="1" minH="56px" background="bg.panel">
      <IconButton
        size="l"
        label="Close the count"
        icon={<XIcon size={22} />}
        onClick={() => navigate('/sensitive-items?inventories=all')}
      />
      <Box minW="0" flex="1">
        <Text as="h1" textStyle="title" truncate>
          {title}
        </Text>
        <Text color="fg.muted" textStyle="caption" truncate>
          {id} · {personName(openedBy)}
        </Text>
      </Box>
      <Box pe="2">
        <HeroNumber value={progress.counted} of={progress.expected} size="md" />
      </Box>
      <CountMenu inventory={here.inventory} />
    </Flex>
  );
}

/** The camera of the count with its switch. A device that has none keeps its room for the list. */
function CountCamera({ scan }: Pick<Count, 'scan'>) {
  const [isOn, setOn] = useState(true);
  if (!useHasCamera()) {
    return (
      <Text px="4" pt="1" color="fg.muted" textStyle="caption">
        This device has no camera. Type the serial number, or read it with a scanner.
      </Text>
    );
  }
  if (!isOn) return <CountSwitch isOn={false} onChange={setOn} />;
  return (
    <Box css={camera}>
      <Camera onCode={scan} otherwise="Type the serial number, or read it with a scanner." />
      <CountSwitch isOn onChange={setOn} />
    </Box>
  );
}

/** The count in the whole window of a phone: tally, camera, the last verdict and what remains, in one view. */
export function PhoneCount({ count, here }: PhoneCountProps) {
  const { entries, photos, scan } = count;
  const box = useRef<HTMLInputElement>(null);
  useFullScreen(true);
  useCodeKeys(box);
  const { mayCount } = here.inventory;
  const type = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    box.current.focus();
  };
  return (
    <Box css={screen}>
      <Head here={here} />
      <div>
        <CountProgress here={here} />
        {mayCount ? <CountCamera scan={scan} /> : null}
        <Box px="4" py={entries.length > 0 ? '2' : '0'}>
          <ScanVerdict entry={entries[0]} progress={tallyWords(here)} compact onTake={type} onPlate={scan} />
        </Box>
      </div>
      <Box css={list}>
        <CountNotices here={here} photos={photos.waiting} isKept={count.isKept} />
        <CountTabs here={here} />
        {/* Below the list, so that it does not push lines out of the view. */}
        <BecameSensitiveNotice inventory={here.inventory} />
      </Box>
      <Box css={bar}>
        {mayCount ? (
          <div className="hr-typed">
            <CodeInput label="Serial number or code" submitLabel="Enter" inputRef={box} onCode={scan} />
          </div>
        ) : null}
        <div className="hr-bar-buttons">
          {mayCount ? (
            <Button icon={<KeyboardIcon size={18} />} onClick={() => type('')}>
              Type serial
            </Button>
          ) : null}
          {mayCount ? (
            <PhotoButton inventoryId={here.inventory.id} entry={entries[0]} photos={photos} />
          ) : null}
          <EndCountButton here={here} icon={<ChevronRightIcon size={18} />} />
        </div>
      </Box>
    </Box>
  );
}
