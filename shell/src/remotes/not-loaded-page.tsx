import type { RegisteredRemote } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, ButtonLink, EmptyState, PageBody, PageHeader, Panel, RotateCwIcon } from '@hand-receipt/ui';
import { useReload } from '../offline/update/use-reload';
import { takeBack } from './left-out';
import type { NotLoaded } from './not-loaded';

interface NotLoadedPageProps {
  remote: RegisteredRemote;
  notLoaded: NotLoaded;
}

/** In place of a page of a section of which nothing is loaded. */
export function NotLoadedPage({ remote: { name, title }, notLoaded }: NotLoadedPageProps) {
  return (
    <PageBody>
      <PageHeader title={title} />
      <Panel>
        {notLoaded.why === 'off' && <SwitchedOff title={title} reason={notLoaded.reason} />}
        {notLoaded.why === 'unfit' && (
          <EmptyState title={notLoaded.reason} hint="The rest of the app still works." />
        )}
        {notLoaded.why === 'left out' && <LeftOut name={name} title={title} />}
      </Panel>
    </PageBody>
  );
}

function SwitchedOff({ title, reason }: { title: string; reason: string }) {
  const { role } = useCurrentUser();
  return (
    <EmptyState
      title={`${title} is switched off: ${reason}`}
      hint={
        role === 'Admin'
          ? 'You can switch it on again on the Sections page.'
          : 'The rest of the app still works.'
      }
      action={role === 'Admin' ? <ButtonLink to="/sections">Open Sections</ButtonLink> : undefined}
    />
  );
}

function LeftOut({ name, title }: { name: string; title: string }) {
  const { reload, question } = useReload(() => takeBack(name));
  return (
    <>
      <EmptyState
        title={`This tab was started without ${title}`}
        hint="Nothing of it is loaded here. The rest of the app works. Loading it reloads the page."
        action={
          <Button icon={<RotateCwIcon />} onClick={reload}>
            Load {title}
          </Button>
        }
      />
      {question}
    </>
  );
}
