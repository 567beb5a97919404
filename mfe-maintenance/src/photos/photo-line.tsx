import { CircleAlertIcon, IconButton, RotateCwIcon, XIcon } from '@hand-receipt/ui';
import { memo } from 'react';
import type { Photo } from './photo';
import type { PhotoUploads } from './photo-uploads';
import { stateWords } from './photo-words';

interface PhotoLineProps {
  photo: Photo;
  uploads: PhotoUploads;
}

/** One photo with its progress and buttons. It renders only when this photo changes. */
export const PhotoLine = memo(function PhotoLine({ photo, uploads }: PhotoLineProps) {
  const { key, name, state, thumbnail } = photo;
  const isBad = state.step === 'failed' || state.step === 'refused';
  return (
    <li>
      <span data-part="picture">{thumbnail ? <img src={thumbnail} alt="" /> : null}</span>
      <span data-part="text">
        <span data-part="name">{name}</span>
        <span data-part="state" data-bad={isBad || undefined}>
          {isBad ? <CircleAlertIcon size={14} /> : null}
          {stateWords(state)}
        </span>
        {state.step === 'sending' ? (
          <progress value={state.share} max={1} aria-label={`Upload of ${name}`} />
        ) : null}
      </span>
      {state.step === 'failed' ? (
        <IconButton
          label={`Try again, ${name}`}
          tooltip="Try again"
          icon={<RotateCwIcon />}
          onClick={() => uploads.retry(key)}
        />
      ) : null}
      <IconButton
        label={`Remove, ${name}`}
        tooltip="Remove"
        icon={<XIcon />}
        onClick={() => uploads.remove(key)}
      />
    </li>
  );
});
