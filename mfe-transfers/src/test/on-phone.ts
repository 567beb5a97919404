const desktop = globalThis.matchMedia;

/** Makes the screen narrower than 768 px for the rest of a test file's present test. */
export function onPhone(): void {
  globalThis.matchMedia = (query) => ({ ...desktop(query), matches: query.includes('width') });
}

export function onDesktop(): void {
  globalThis.matchMedia = desktop;
}
