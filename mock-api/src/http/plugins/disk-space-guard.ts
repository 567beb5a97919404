import plugin from 'fastify-plugin';
import { FREE_TO_WRITE, diskFull } from '../../kernel';
import { isSafe } from '../safe-methods';

/**
 * Refuses writes while the disk is nearly full: past that the embedded database would hang. Asked at each
 * write, for another program can fill a disk between two; the system answers in microseconds.
 */
export default plugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (isSafe(request)) return;
    const free = await app.database.freeBytes();
    if (free !== null && free < FREE_TO_WRITE) throw diskFull();
  });
});
