interface Located {
  location: string | null;
  last_location: string | null;
  location_until: Date | null;
}

/** Where an item was before it changed hands, while nobody has said where it is now; null for any other item. */
export const lastLocationOf = ({ location, last_location, location_until }: Located) =>
  location === null && last_location !== null && location_until !== null
    ? { location: last_location, until: location_until.toISOString() }
    : null;
