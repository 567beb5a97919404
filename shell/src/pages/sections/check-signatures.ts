import type { RegisteredRemote, SectionsDto } from '@hand-receipt/contracts';
import { releaseKeys } from '../../remotes/integrity/release-key';
import { readSignedList } from '../../remotes/integrity/signed-list';

/** What both found: the server by its files, and this browser by the lists that it was sent. */
export interface SignatureCheck {
  at: number;
  /** Sections whose list this browser read. */
  checked: number;
  /** A sentence for each section that either of them refuses. */
  faults: string[];
}

async function registryOfNow(): Promise<RegisteredRemote[]> {
  const answer = await fetch('/remotes.json', { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) throw new Error('The registry of sections could not be read');
  return (await answer.json()) as RegisteredRemote[];
}

async function judge(remote: RegisteredRemote): Promise<string[]> {
  try {
    await readSignedList(remote, releaseKeys());
    return [];
  } catch (error) {
    return [`${remote.title}, in this browser: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

/**
 * Checks the signature of every section's list of files with the keys that this shell was built with, and takes the
 * server's judgement of the same. A section that is switched off is sent without a list.
 *
 * @param sections the server's answer of now
 */
export async function checkSignatures({ sections }: SectionsDto): Promise<SignatureCheck> {
  const lists = (await registryOfNow()).filter(({ off }) => !off);
  const mine = await Promise.all(lists.map(judge));
  const servers = sections
    .filter(({ release }) => release?.signature !== 'valid')
    .map(
      ({ title, release }) => `${title}, on the server: ${release?.reason ?? 'it has no signed release.'}`,
    );
  return { at: Date.now(), checked: lists.length, faults: [...servers, ...mine.flat()] };
}
