/** Lists, details and figures that a person reads. Streams, files, checks and searches are not kept. */
const READABLE =
  /^\/api\/(auth\/me|config|settings|property|inventory|inventories|inventory-calendar|inventory-programs|loss-cases|transfers|sensitive-items|check-schedules|connections|imports|si-board|si-reports|documents|uploads|maintenance|consumables|dashboard|ledger\/history|corrections|verification\/last|users|profile|notifications|successions)(\/|$)/;
const NEVER =
  /\/(export|label|labels|da2062|pdf|near-misses|packet\.(pdf|json)|report\.(pdf|csv)|result\.json)$/;

/** A counter keeps the rest of what it needs itself (`packages/platform`, `offline/counter-pack.ts`). */
const COUNTER = /^\/api\/counters(\/[^/]+\/out)?$/;

/** Whether answers of a path of the API are kept on the device for reading without a network. */
export const isReadablePath = (pathname: string): boolean =>
  COUNTER.test(pathname) || (READABLE.test(pathname) && !NEVER.test(pathname));
