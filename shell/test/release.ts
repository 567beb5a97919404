/** What builds sign releases with, for tests that hold the shell's reading against the builds' writing. */
export { generateSigningKey, integrityOf, readSigningKey, writeList } from '@hand-receipt/build/release';
