import type { ItemPhotoDto, PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
  formatDateTime,
  Text,
  toast,
  Trash2Icon,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';
import { PhotoPicture } from './photo-picture';
import { photoTitle } from './photo-words';

const styles = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '240px',
  bg: 'bg.muted',
  borderRadius: 'l2',
  '& img': { maxHeight: '60dvh', objectFit: 'contain' },
} as const;

interface PhotoDialogProps {
  item: PropertyItem;
  photo: ItemPhotoDto;
  isRemovable: boolean;
  onClose: () => void;
}

/** One photo of an item, as large as the screen allows, with who added it and when. */
export default function PhotoDialog({ item, photo, isRemovable, onClose }: PhotoDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(propertyMutations.removePhoto(item.id));

  async function confirm() {
    try {
      await remove.mutateAsync(photo.uploadId);
    } catch (error) {
      setAsking(false);
      toast({
        tone: 'danger',
        title: statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to remove the photo',
        description: reasonOf(error) ?? (error as Error).message,
      });
      return;
    }
    toast({ tone: 'success', title: 'Photo Removed', description: itemLabel(item) });
    onClose();
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="form"
        title={photoTitle(photo)}
        description={itemLabel(item)}
        footer={
          <>
            {isRemovable && (
              <Button icon={<Trash2Icon />} onClick={() => setAsking(true)}>
                Remove
              </Button>
            )}
            <ButtonLink to={photo.address} target="_blank" rel="noreferrer" reloadDocument>
              Open in New Tab
            </ButtonLink>
          </>
        }
      >
        <Box css={styles}>
          <PhotoPicture address={photo.address} title={photoTitle(photo)} />
        </Box>
        <Text mt="2" color="fg.muted">
          Added by {photo.by}, {formatDateTime(photo.at)}.
        </Text>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title="Remove this photo?"
        description="It is no longer shown with the item."
        confirmLabel="Remove"
        tone="danger"
        working={remove.isPending}
      />
    </>
  );
}
