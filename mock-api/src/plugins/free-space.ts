import plugin from 'fastify-plugin';
import { FREE_TO_WRITE } from '../db/data-folder';
import { diskFull } from '../errors';

const CHECK_EVERY_MS = 1000;

/** Refuses writes while the disk is nearly full: past that the embedded database would hang. */
export default plugin(async (app) => {
  let checkedAt = -Infinity;
  let full = false;

  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (performance.now() - checkedAt > CHECK_EVERY_MS) {
      checkedAt = performance.now();
      const free = await app.database.freeBytes();
      full = free !== null && free < FREE_TO_WRITE;
    }
    if (full) throw diskFull();
  });
});
