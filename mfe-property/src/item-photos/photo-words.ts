import { ITEM_PHOTO_KINDS, type ItemPhotoDto, type ItemPhotoKind } from '@hand-receipt/contracts';

const KIND_WORDS: Record<ItemPhotoKind, string> = {
  item: 'Item',
  'data-plate': 'Data plate',
  condition: 'Condition',
};

export const KIND_OPTIONS = ITEM_PHOTO_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }));

/** What a photo shows: its kind, and its caption where it has one. */
export const photoTitle = ({ kind, caption }: ItemPhotoDto): string =>
  caption ? `${KIND_WORDS[kind]}: ${caption}` : KIND_WORDS[kind];
