import { CircleAlertIcon, IconButton, RotateCwIcon, XIcon } from '@hand-receipt/ui';
import type { Photo } from './photo';
import { stateWords } from './photo-words';

interface PhotoLineProps {
  photo: Photo;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** One photo: what it shows, how far it has come, and what can be done about it. */
export function PhotoLine({ photo, onRetry, onRemove }: PhotoLineProps) {
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
          onClick={() => onRetry(key)}
        />
      ) : null}
      <IconButton label={`Remove, ${name}`} tooltip="Remove" icon={<XIcon />} onClick={() => onRemove(key)} />
    </li>
  );
}
