const fs = require('node:fs');
const path = require('node:path');
const { generateSigningKey, readPublicKey, readSigningKey } = require('./keys.js');

const ROOT = path.resolve(__dirname, '../../../..');
const NAME = 'hand-receipt-release';

/** Writes a new key where there is none, whole or not at all, for its owner alone; several builds may try at once. */
function makeKeyFile(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, `${generateSigningKey(NAME)}\n`, { mode: 0o600 });
  try {
    fs.linkSync(written, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(written);
  }
}

/**
 * The keys of a build, from its environment:
 *
 * - `RELEASE_KEY`, or the file of `RELEASE_KEY_FILE` (`.release/signing-key`): signs what is built
 * - `RELEASE_PUBLIC_KEYS`, with commas: whose signatures the shell takes; the public half of the one that signs
 *
 * Where neither is given the first build makes a key. Where public keys are given and no key to sign with, what is
 * built stays unsigned, for somebody else to sign.
 *
 * @returns {{ signing: ReturnType<typeof readSigningKey> | null, trusted: string[] }}
 * @throws Error where a key cannot be read
 */
function releaseKeys(env = process.env) {
  const given = (env.RELEASE_PUBLIC_KEYS ?? '').split(',').map((key) => key.trim());
  const named = given.filter(Boolean).map((key) => readPublicKey(key).text);
  const file = path.resolve(ROOT, env.RELEASE_KEY_FILE || '.release/signing-key');
  if (!env.RELEASE_KEY && named.length === 0 && !fs.existsSync(file)) makeKeyFile(file);
  const text = env.RELEASE_KEY || (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  const signing = text ? readSigningKey(text.trim()) : null;
  return { signing, trusted: named.length > 0 ? named : [signing.publicKey] };
}

module.exports = { releaseKeys };
