import { IconButton, RotateCwIcon } from '@hand-receipt/ui';
import { useReload } from '../offline/update/use-reload';
import { takeBack } from '../remotes/left-out';

/** Beside the entry of a section that this tab was started without. */
export function LoadAgain({ name, title }: { name: string; title: string }) {
  const { reload, question } = useReload(() => takeBack(name));
  return (
    <>
      <IconButton
        size="s"
        label={`Load ${title}`}
        tooltip={`Load ${title}`}
        icon={<RotateCwIcon size={14} />}
        onClick={reload}
      />
      {question}
    </>
  );
}
