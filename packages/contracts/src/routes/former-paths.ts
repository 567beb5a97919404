/** Where calls were before they moved. */
export interface FormerPath {
  former: string;
  current: string;
  /** Day of the move. */
  movedOn: string;
  /**
   * Until then the former path works: a year at least, since devices and scripts still use it. Left out, it always
   * does, because the product's specification names it.
   */
  worksUntil?: string;
}

/** Every call whose path begins with `current` also answers at `former`. */
export const FORMER_PATHS: readonly FormerPath[] = [
  {
    former: '/api/sensitive-items/inventories',
    current: '/api/inventories',
    movedOn: '2026-11-26',
    worksUntil: '2027-11-26',
  },
  {
    former: '/api/property/imports',
    current: '/api/imports',
    movedOn: '2026-11-26',
    worksUntil: '2027-11-26',
  },
  {
    former: '/api/users/connections',
    current: '/api/connections',
    movedOn: '2026-11-26',
  },
  {
    former: '/api/sensitive-items/schedules',
    current: '/api/check-schedules',
    movedOn: '2026-11-26',
    worksUntil: '2027-11-26',
  },
];
