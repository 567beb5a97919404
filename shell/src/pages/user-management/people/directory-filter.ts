import { abbreviateRank, type DirectoryUserDto, ROLES, USER_STATUSES } from '@hand-receipt/contracts';

export interface DirectoryFilter {
  /** Part of a name or a rank, in any case. */
  search: string;
  /** Empty for all. */
  role: string;
  /** Empty for all. */
  status: string;
}

const options = (all: string, words: readonly string[]) => [
  { value: '', label: all },
  ...words.map((word) => ({ value: word, label: word })),
];

export const ROLE_OPTIONS = options('All Roles', ROLES);
export const STATUS_OPTIONS = options('All Statuses', USER_STATUSES);

/** The test that a line of the directory must pass, or null where everybody passes. */
export function directoryFilter({
  search,
  role,
  status,
}: DirectoryFilter): ((user: DirectoryUserDto) => boolean) | null {
  const part = search.trim().toLowerCase();
  // 'captain' finds people who are listed as CPT.
  const rankPart = abbreviateRank(part).toLowerCase();
  if (!part && !role && !status) return null;
  return (user) =>
    (!role || user.role === role) &&
    (!status || user.status === status) &&
    (!part || user.name.toLowerCase().includes(part) || user.rank.toLowerCase().includes(rankPart));
}
