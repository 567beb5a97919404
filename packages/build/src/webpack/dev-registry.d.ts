/** `/remotes.json` of development. */
export function devRegistry(): { name: string; entry: string }[];
