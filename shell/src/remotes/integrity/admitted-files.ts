import type { RegisteredRemote } from '@hand-receipt/contracts';
import { IntegrityError } from './integrity-error';
import { releaseKeys } from './release-key';
import { readSignedList } from './signed-list';

/** A digest that no file is known to have: what is asked for by it does not run. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Digests of the files that may run, by URL: of every release that this page has to do with. */
const admitted = new Map<string, string>();

/**
 * Lets the files of a remote's release run, where its list is signed: those that are in the list, with the bytes
 * that are in the list.
 *
 * @throws IntegrityError where it is not, or where the remote's entry is not in it
 */
export async function verifyRelease(remote: RegisteredRemote): Promise<void> {
  const keys = releaseKeys();
  if (keys.length === 0) return;
  const entry = new URL(remote.entry, location.href).href;
  for (const [file, digest] of await readSignedList(remote, keys)) {
    admitted.set(new URL(file, entry).href, digest);
  }
  if (!admitted.has(entry))
    throw new IntegrityError(`The entry of ${remote.name} is not in the list of its files`);
}

/** What the bytes of a remote's script or stylesheet must be, for its `integrity`. A file in no list does not run. */
export const integrityOf = (url: string): string =>
  releaseKeys().length === 0 ? '' : (admitted.get(new URL(url, location.href).href) ?? NO_FILE);

/** The admitted file that an error names: the failure of a script says its address and nothing else. */
export const fileNamedIn = ({ message }: Error): string | undefined =>
  [...admitted.keys()].find((url) => message.includes(new URL(url).pathname));
