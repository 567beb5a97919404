import { formatDate } from '../dates/dates';

interface Located {
  location: string | null;
  /** Where it was before it changed hands. */
  lastLocation?: { location: string; until: string } | null | undefined;
}

/** Where an item is; where nobody has said so since it changed hands, where it was until then. */
export function locationText({ location, lastLocation }: Located): string {
  if (location) return location;
  if (!lastLocation) return 'Not stated';
  return `Not stated. Was: ${lastLocation.location}, until ${formatDate(lastLocation.until)}.`;
}
