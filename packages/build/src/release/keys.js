const {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} = require('node:crypto');

/** Ed25519, as C2SP signed-note numbers it. */
const ED25519 = Buffer.of(1);
/** What stands before the 32 bytes of a key in PKCS #8 and in SubjectPublicKeyInfo (RFC 8410). */
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

const PRIVATE = 'PRIVATE+KEY+';
const SHAPE = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/;

const privateKey = (seed) =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_DER, seed]), format: 'der', type: 'pkcs8' });
const publicKey = (bytes) =>
  createPublicKey({ key: Buffer.concat([PUBLIC_DER, bytes]), format: 'der', type: 'spki' });

/** First 4 bytes of SHA-256(name || newline || type || public key), in hex. */
const keyIdOf = (name, bytes) =>
  createHash('sha256').update(`${name}\n`).update(ED25519).update(bytes).digest('hex').slice(0, 8);

const format = (name, id, bytes) => `${name}+${id}+${Buffer.concat([ED25519, bytes]).toString('base64')}`;

function parse(text, what) {
  const [, name, id, encoded] = SHAPE.exec(text) ?? [];
  const bytes = Buffer.from(encoded ?? '', 'base64');
  if (bytes.length !== 33 || !bytes.subarray(0, 1).equals(ED25519)) throw new Error(`This is not ${what}.`);
  return { name, id, bytes: bytes.subarray(1) };
}

/**
 * A key that releases are signed with, as text: `PRIVATE+KEY+name+key ID+base64(type || seed)`, the form in which
 * the ledger's keys are written too.
 */
function generateSigningKey(name) {
  const pair = generateKeyPairSync('ed25519');
  const seed = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32);
  const bytes = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return PRIVATE + format(name, keyIdOf(name, bytes), seed);
}

/**
 * Reads a signing key.
 *
 * @param {string} text
 * @returns {{ name: string, publicKey: string, sign: (text: string) => string }} `publicKey`: its public half as
 *   `name+key ID+base64`; `sign` answers with the line that goes under a text
 * @throws Error where the text is no signing key
 */
function readSigningKey(text) {
  const what = 'a signing key for releases';
  if (!text.startsWith(PRIVATE)) throw new Error(`This is not ${what}.`);
  const { name, id, bytes: seed } = parse(text.slice(PRIVATE.length).trim(), what);
  const key = privateKey(seed);
  const own = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  if (keyIdOf(name, own) !== id) throw new Error('The ID of this signing key belongs to another key.');
  return {
    name,
    publicKey: format(name, id, own),
    sign: (signed) =>
      `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), sign(null, Buffer.from(signed), key)]).toString('base64')}\n`,
  };
}

/**
 * Reads a public key.
 *
 * @param {string} text `name+key ID+base64(type || key)`
 * @returns {{ name: string, text: string, verifies: (text: string, line: string) => boolean }} `verifies`: whether
 *   a line under a text is this key's signature of it
 * @throws Error where the text is no public key
 */
function readPublicKey(text) {
  const { name, id, bytes } = parse(text, `a public key for releases: ${text}`);
  if (keyIdOf(name, bytes) !== id)
    throw new Error(`The ID of this public key belongs to another key: ${text}`);
  return {
    name,
    text,
    verifies(signed, line) {
      const [, signer, encoded] = /^— (\S+) (\S+)$/.exec(line) ?? [];
      const signature = Buffer.from(encoded ?? '', 'base64');
      if (signer !== name || signature.subarray(0, 4).toString('hex') !== id) return false;
      return verify(null, Buffer.from(signed), publicKey(bytes), signature.subarray(4));
    },
  };
}

module.exports = { generateSigningKey, readPublicKey, readSigningKey };
