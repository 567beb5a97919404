import plugin from 'fastify-plugin';

/** A file from a phone at the edge of the network takes its time. */
export const FILE_LIMIT_MS = 10 * 60 * 1000;

interface Options {
  /** A client that has not sent its whole body by then is cut off; the sender of a file has FILE_LIMIT_MS. */
  limitMs: number;
}

/** Closes a connection that sends its body too slowly, so that slow clients cannot occupy all sockets. */
export default plugin(async (app, { limitMs }: Options) => {
  app.addHook('preParsing', async ({ raw, user, routeOptions }, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (length === undefined && encoding === undefined) return;
    const sendsFile = user !== null && routeOptions.schema?.consumes !== undefined;
    if (sendsFile) return;
    const timer = setTimeout(() => raw.destroy(), limitMs);
    const heard = () => clearTimeout(timer);
    raw.once('end', heard).once('close', heard);
    reply.raw.once('close', heard);
  });
});
