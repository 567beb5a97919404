/** Versions of what a host offers to remotes, by the name of the package: `{ ui: '2.0.0', contracts: '1.4.0' }`. */
export type HostVersions = Readonly<Record<string, string>>;

/** What a remote needs and the host does not offer. */
export interface UnmetNeed {
  /** Name of the package, e.g. `ui`. */
  name: string;
  /** Major and minor version, e.g. `2.1`. */
  needs: string;
  /** What is there; null where there is no such package. */
  offered: string | null;
  /** The remote is newer than the host; else it is older. */
  isNewer: boolean;
}

const numbersOf = (version: string): [major: number, minor: number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/**
 * The first need of a remote that a host does not meet; null where it meets all, or where the remote does not say.
 *
 * A need is `^major.minor`, the one form that a build writes: the same major version, and that minor one or a later. So
 * nothing else of semantic versions has to be known here, and the shell carries no library for it.
 */
export function unmetNeed(host: HostVersions | undefined, offers: HostVersions): UnmetNeed | null {
  for (const [name, range] of Object.entries(host ?? {})) {
    const needs = range.slice(1);
    const [major, minor] = numbersOf(needs);
    const version = offers[name];
    if (version === undefined) return { name, needs, offered: null, isNewer: true };
    const [ourMajor, ourMinor] = numbersOf(version);
    if (major !== ourMajor || minor > ourMinor)
      return { name, needs, offered: `${ourMajor}.${ourMinor}`, isNewer: major >= ourMajor };
  }
  return null;
}

/** Why a section is not loaded, in a sentence for people, and what they can do. */
export function unmetWords(title: string, { name, needs, offered, isNewer }: UnmetNeed): string {
  const age = isNewer ? 'a newer' : 'an older';
  const here = offered === null ? 'this has none' : `this is ${offered}`;
  return `${title} was built for ${age} Hand Receipt (needs ${name} ${needs}, ${here}). Ask your administrator to update.`;
}
