import { Late, type LatePart, latePart } from '../app/late';
import { RemoteHangs } from './health';
import { noteLoaded, noteLoading } from './loading-notes';
import { withPatience } from './patience';
import { bringPageFiles, loadRemoteModule, renewRemote, takeNewestRelease } from './remote-loader';
import { RemoteBoundary, Waiting } from './remote-boundary';
import { retryEachErrorOnce } from './retry-each-error-once';

interface RemotePageProps {
  remote: string;
  title: string;
  page: string;
}

const parts = new Map<string, LatePart>();

async function pageOf(remote: string, page: string) {
  // Beside the remote itself. What goes wrong is met again below.
  bringPageFiles(remote, page).catch(() => undefined);
  const module = await loadRemoteModule(remote);
  const loader = module.pages[page];
  if (!loader) throw new Error(`${remote} has no page "${page}"`);
  return withPatience(remote, async () => {
    await bringPageFiles(remote, page);
    noteLoading(remote);
    return retryEachErrorOnce(loader).finally(() => noteLoaded(remote));
  });
}

/** The page of a remote as a late part; the same object each time, so that its code can be asked for early. */
export function pagePart(remote: string, page: string): LatePart {
  const key = `${remote}/${page}`;
  const known = parts.get(key);
  if (known) return known;
  const part = latePart(async () => {
    try {
      return await pageOf(remote, page);
    } catch (error) {
      if (error instanceof RemoteHangs) throw error;
      // A deployment may have taken the files away that this page knows the remote by.
      if (await takeNewestRelease(remote)) return pageOf(remote, page);
      throw error;
    }
  });
  parts.set(key, part);
  return part;
}

async function renewPage(remote: string, page: string): Promise<void> {
  await renewRemote(remote);
  pagePart(remote, page).forget();
}

/** A deployment may have taken files of the page away: then it is loaded in the newest release. @returns whether it is */
async function goOver(remote: string, page: string): Promise<boolean> {
  if (!(await takeNewestRelease(remote))) return false;
  pagePart(remote, page).forget();
  return true;
}

/** One page of a remote, in its own boundary. Try again mounts it again and fetches a failed part again. */
export function RemotePage({ remote, title, page }: RemotePageProps) {
  return (
    <RemoteBoundary
      remote={remote}
      title={title}
      kind="page"
      onPartMissing={() => renewPage(remote, page)}
      onDialogMissing={() => goOver(remote, page)}
    >
      <Late part={pagePart(remote, page)} with={{}} waiting={<Waiting title={title} kind="page" />} />
    </RemoteBoundary>
  );
}
