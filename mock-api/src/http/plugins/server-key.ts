import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes and checks signatures under the key that all processes of the server share. */
    signatures: Signatures;
  }
}

/** What a signature is for: one that was made for another purpose does not hold. */
type Purpose = 'cursor' | 'known browser' | 'trial release';

interface Signatures {
  /** 22 letters of base64url. */
  sign(purpose: Purpose, text: string): string;
  holds(purpose: Purpose, text: string, signature: string): boolean;
}

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 16;

function signaturesUnder(key: Uint8Array): Signatures {
  const bytesOf = (purpose: Purpose, text: string) => {
    const own = Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
    return createHmac('sha256', own).update(text).digest().subarray(0, SIGNATURE_BYTES);
  };
  return {
    sign: (purpose, text) => bytesOf(purpose, text).toString('base64url'),
    holds(purpose, text, signature) {
      const shown = Buffer.from(signature, 'base64url');
      return shown.length === SIGNATURE_BYTES && timingSafeEqual(shown, bytesOf(purpose, text));
    },
  };
}

/** Loads the server's key from the database, and makes it where there is none yet. */
export default plugin(async (app) => {
  const { db } = app.database;
  await db
    .insertInto('server_key')
    .values({ key: randomBytes(KEY_BYTES) })
    .onConflict((made) => made.doNothing())
    .execute();
  const { key } = await db.selectFrom('server_key').select('key').executeTakeFirstOrThrow();
  app.decorate('signatures', signaturesUnder(key));
});
