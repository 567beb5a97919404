import { ITEM_PHOTOS, type ItemPhotoDto, type PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, Button, CameraIcon, Flex, Heading, lateDialog, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { mayChange } from '../items/permissions';
import { PhotoPicture } from './photo-picture';
import { photoTitle } from './photo-words';

const AddPhotoDialog = lateDialog(() => import(/* webpackChunkName: "add-photo" */ './add-photo-dialog'));
const PhotoDialog = lateDialog(() => import(/* webpackChunkName: "item-photo" */ './photo-dialog'));

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: '8px',
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: '100%',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflow: 'hidden',
    cursor: 'pointer',
    textAlign: 'start',
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

interface ItemPhotosProps {
  item: PropertyItem;
  /** The item is not to be seen any more: nothing of it can be changed. */
  isGone: boolean;
}

/** Photos of the item. People who may change the item add some and remove them. */
export function ItemPhotos({ item, isGone }: ItemPhotosProps) {
  const user = useCurrentUser();
  const [isAdding, setAdding] = useState(false);
  const [viewed, setViewed] = useState<ItemPhotoDto | null>(null);
  const { photos } = item;
  const isChangeable = !isGone && mayChange(user, item);
  if (photos.length === 0 && !isChangeable && !viewed) return null;
  return (
    <Box as="section">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <Heading as="h3" textStyle="h2">
          Photos
        </Heading>
        {isChangeable && (
          <Button
            size="s"
            icon={<CameraIcon />}
            disabled={photos.length >= ITEM_PHOTOS}
            onClick={() => setAdding(true)}
          >
            Add Photo
          </Button>
        )}
      </Flex>
      {photos.length === 0 ? (
        <Text color="fg.muted">No photo of it yet.</Text>
      ) : (
        <Box as="ul" aria-label={`Photos of ${item.serialNumber}`} css={styles}>
          {photos.map((photo) => (
            <li key={photo.uploadId}>
              <button type="button" onClick={() => setViewed(photo)}>
                <PhotoPicture lazy address={photo.address} title={photoTitle(photo)} />
                <Text as="span" display="block" px="2" py="1" textStyle="caption">
                  {photoTitle(photo)}
                </Text>
              </button>
            </li>
          ))}
        </Box>
      )}
      {isAdding && <AddPhotoDialog item={item} onClose={() => setAdding(false)} />}
      {viewed && (
        <PhotoDialog
          item={item}
          photo={viewed}
          isRemovable={isChangeable && viewed.mayRemove}
          onClose={() => setViewed(null)}
        />
      )}
    </Box>
  );
}
