import plugin from 'fastify-plugin';
import { deleteExpiredResponses } from './response-store';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes the stored responses of writes that nobody sends again. */
export default plugin(async (app) => {
  app.schedule('delete expired responses', EVERY_MS, deleteExpiredResponses);
});
