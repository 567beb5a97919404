const { createHash } = require('node:crypto');
const { readPublicKey } = require('./keys.js');

/** The list's name beside the files of a release. */
const LIST = 'release.txt';
const FORMAT = 'hand-receipt/release/1';
/** What nobody runs or shows (maps, licences), what is another form of a listed file, and what outlives a release. */
const UNLISTED = /\.(map|br|gz|txt)$|^releases\.json$/;

/** Digest of a file in the form of Subresource Integrity. */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const isListed = (file) => !UNLISTED.test(file);

/**
 * Writes the list of a release as a C2SP signed note: the format, the unit, a line for each file with its digest,
 * an empty line, and the signature over all lines before that.
 *
 * @param {string} unit folder name, e.g. `mfe-transfers`
 * @param {Iterable<[string, Buffer | string]>} files names, as they are served under the unit, and contents
 * @param {{ sign: (text: string) => string } | null} key without one the list stays unsigned
 */
function writeList(unit, files, key) {
  const lines = [...files].map(([file, content]) => `${integrityOf(content)} ${file}`).sort();
  const text = `${[FORMAT, unit, ...lines].join('\n')}\n`;
  return `${text}\n${key ? key.sign(text) : ''}`;
}

/** A key by the name of one remote signs for that remote alone; any other for all. */
const maySign = (name, unit) => !name.startsWith('mfe-') || name === unit;

/**
 * Reads a signed list.
 *
 * @param {string} note
 * @param {string} unit whose list it must be
 * @param {readonly string[]} trusted public keys
 * @returns {Map<string, string>} digests by file name
 * @throws Error with the reason where it is not this unit's list or not signed by any of them
 */
function readList(note, unit, trusted) {
  const end = note.indexOf('\n\n') + 1;
  const [text, signatures] = [note.slice(0, end), note.slice(end + 1).split('\n')];
  const [format, whose, ...lines] = text.trimEnd().split('\n');
  if (format !== FORMAT) throw new Error('is no list of a release');
  if (whose !== unit) throw new Error(`is the list of ${whose}`);
  const keys = trusted.map(readPublicKey).filter(({ name }) => maySign(name, unit));
  if (!keys.some((key) => signatures.some((line) => key.verifies(text, line)))) {
    throw new Error('is not signed by a key that is trusted');
  }
  return new Map(lines.map((line) => line.split(' ').reverse()));
}

module.exports = { integrityOf, isListed, LIST, readList, writeList };
