import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url: nobody guesses it, so a plain hash of it is enough to keep. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256: what the server keeps of a session, a token or a link. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
