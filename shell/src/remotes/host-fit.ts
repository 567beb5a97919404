import { type HostVersions, type RegisteredRemote, unmetNeed, unmetWords } from '@hand-receipt/contracts';

/** What this page offers: its own packages as it was built, and the contract of the server that it came from. */
function offers(): HostVersions {
  const own = JSON.parse(process.env.HOST_VERSIONS ?? '{}') as HostVersions;
  const contracts = document.querySelector<HTMLMetaElement>('meta[name=contracts]')?.content;
  return contracts ? { ...own, contracts } : own;
}

/** Why a remote would not work on this page, in a sentence for people; null where it would. */
export function whyUnfit({ title, host }: RegisteredRemote): string | null {
  const unmet = unmetNeed(host, offers());
  return unmet && unmetWords(title, unmet);
}
