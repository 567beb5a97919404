import type { AmendmentDto } from '@hand-receipt/contracts';
import { Box, ButtonLink, Dialog, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { PhotoPicture } from '../item-photos/photo-picture';

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '8px',
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: '100%',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflow: 'hidden',
    cursor: 'zoom-in',
  },
  '& img': { width: '100%', height: '168px', objectFit: 'cover', bg: 'bg.muted' },
  '& [data-part=broken]': { display: 'grid', placeContent: 'center', height: '168px', bg: 'bg.muted' },
} as const;

const large = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '240px',
  bg: 'bg.muted',
  borderRadius: 'l2',
  '& img': { maxHeight: '70dvh', objectFit: 'contain' },
} as const;

/** Photos of the data plates. Each opens as large as the screen allows. */
export function PlatePhotos({ amendment }: { amendment: AmendmentDto }) {
  const { id, photos } = amendment;
  const [viewed, setViewed] = useState<number | null>(null);
  const titleOf = (index: number) =>
    photos.length === 1 ? 'Data plate' : `Data plate ${index + 1} of ${photos.length}`;
  const photo = viewed === null ? undefined : photos[viewed];
  if (photos.length === 0) return <Text color="fg.muted">No photo of the data plate.</Text>;
  return (
    <>
      <Box as="ul" aria-label="Photos of the data plate" css={styles}>
        {photos.map(({ uploadId, address }, index) => (
          <li key={uploadId}>
            <button type="button" onClick={() => setViewed(index)} aria-label={`Enlarge, ${titleOf(index)}`}>
              <PhotoPicture lazy address={address} title="" />
            </button>
          </li>
        ))}
      </Box>
      {photo && viewed !== null && (
        <Dialog
          open
          onClose={() => setViewed(null)}
          size="form"
          title={titleOf(viewed)}
          description={`Amendment ${id}`}
          footer={
            <ButtonLink to={photo.address} target="_blank" rel="noreferrer" reloadDocument>
              Open in New Tab
            </ButtonLink>
          }
        >
          <Box css={large}>
            <PhotoPicture address={photo.address} title={titleOf(viewed)} />
          </Box>
        </Dialog>
      )}
    </>
  );
}
