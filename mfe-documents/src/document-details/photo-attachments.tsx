import { Alert, Box, Button, EyeIcon, Flex, Heading, lateDialog, Stack } from '@hand-receipt/ui';
import { useState } from 'react';
import type { Attachments } from './parse-attachments';
import { Photo } from './photo';

const PhotoViewer = lateDialog(() => import('./photo-viewer'));

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '8px',
  '& a': {
    display: 'block',
    height: '100%',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflow: 'hidden',
  },
  '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', bg: 'bg.muted' },
  '& [data-part=broken]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4px',
    aspectRatio: '4 / 3',
    padding: '8px',
    textAlign: 'center',
    textStyle: 'caption',
    color: 'fg.muted',
    bg: 'bg.muted',
  },
} as const;

/** Photos of the fault: each opens in a new tab, and all of them in a viewer that arrow keys walk through. */
export function PhotoAttachments({ photos: { addresses, broken } }: { photos: Attachments }) {
  const [viewing, setViewing] = useState(false);
  if (addresses.length === 0 && !broken) return null;
  return (
    <Stack as="section" gap="2">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h3" textStyle="h2">
          Photos
        </Heading>
        {addresses.length > 0 ? (
          <Button size="s" icon={<EyeIcon />} onClick={() => setViewing(true)}>
            View Photos
          </Button>
        ) : null}
      </Flex>
      {broken ? (
        <Alert tone="warning" title="Some attachments cannot be read" announce={false}>
          <p>They are no photos of this server and are not shown.</p>
        </Alert>
      ) : null}
      <Box as="ul" aria-label="Photos" css={styles}>
        {addresses.map((address, index) => (
          <li key={`${index} ${address}`}>
            <a href={address} target="_blank" rel="noreferrer">
              <Photo
                lazy
                address={address}
                alt={`Photo ${index + 1} of ${addresses.length}, opens in a new tab`}
              />
            </a>
          </li>
        ))}
      </Box>
      {viewing ? <PhotoViewer addresses={addresses} onClose={() => setViewing(false)} /> : null}
    </Stack>
  );
}
