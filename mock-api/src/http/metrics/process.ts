import { Registry, collectDefaultMetrics } from 'prom-client';

let registry: Registry | null = null;

/**
 * Memory, CPU, garbage collection and the event loop's lag of this process, under the names that Node's
 * dashboards know. Watching begins at the first call: whom nobody watches pays nothing.
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
