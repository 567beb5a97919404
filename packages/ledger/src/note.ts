import { concat, fromBase64, sameBytes, toBase64, toUtf8 } from './bytes';
import { must } from './errors';
import { isKeyName } from './keys';
import type { Verifier } from './verifier';

/** Signs the text of a note. */
export interface Signer {
  name: string;
  /** 4 bytes. */
  keyId: Uint8Array;
  sign(text: Uint8Array): Uint8Array;
}

export interface NoteSignature {
  name: string;
  keyId: Uint8Array;
  signature: Uint8Array;
}

export interface Note {
  /** What was signed; ends in a newline. */
  text: string;
  signatures: NoteSignature[];
}

const MAX_NOTE_LENGTH = 1_000_000;
const MAX_SIGNATURES = 100;

/** Signs `text` as a C2SP signed note. @throws LedgerError where `text` cannot be a note's text. */
export function signNote(text: string, signers: readonly Signer[]): string {
  mustBeNoteText(text);
  const bytes = toUtf8(text);
  return `${text}\n${signers.map((signer) => signatureLine({ ...signer, signature: signer.sign(bytes) })).join('')}`;
}

/** One line of a note: an em dash, the key's name, and base64 of key ID and signature. */
export function signatureLine({ name, keyId, signature }: NoteSignature): string {
  return `— ${name} ${toBase64(concat(keyId, signature))}\n`;
}

/** Takes a note apart at its last blank line; nothing is verified. @throws LedgerError where it is malformed. */
export function parseNote(note: string): Note {
  must(note.length <= MAX_NOTE_LENGTH, 'The note is too long.');
  const split = note.lastIndexOf('\n\n');
  must(split >= 0, 'The note has no signature block.');
  const text = note.slice(0, split + 1);
  mustBeNoteText(text);
  const block = note.slice(split + 2);
  must(block.endsWith('\n'), 'The last line of the note is not finished.');
  const lines = block.slice(0, -1).split('\n');
  must(lines.length <= MAX_SIGNATURES, 'The note has too many signatures.');
  return { text, signatures: lines.map(parseSignatureLine) };
}

function parseSignatureLine(line: string): NoteSignature {
  const [, name, encoded] = /^— ([^ ]+) ([^ ]+)$/.exec(line) ?? [];
  must(name !== undefined && encoded !== undefined && isKeyName(name), 'A signature line is malformed.');
  const bytes = fromBase64(encoded);
  must(bytes.length > 4, 'A signature is too short.');
  return { name, keyId: bytes.slice(0, 4), signature: bytes.slice(4) };
}

/**
 * Who signed which line of a note. Signatures of unknown keys are passed over.
 *
 * @throws LedgerError where a signature claims a known key and is not that key's.
 */
export function signersOf(
  { text, signatures }: Note,
  verifiers: readonly Verifier[],
): Map<NoteSignature, Verifier> {
  const bytes = toUtf8(text);
  const signers = new Map<NoteSignature, Verifier>();
  for (const line of signatures) {
    const { name, keyId, signature } = line;
    const verifier = verifiers.find((known) => known.name === name && sameBytes(known.keyId, keyId));
    if (!verifier) continue;
    must(verifier.verify(bytes, signature), `The signature of ${name} does not match the note.`);
    signers.set(line, verifier);
  }
  return signers;
}

/**
 * Opens a note: every signature that claims a known key must be that key's, and `verifiers[0]`, the
 * note's own key, must have signed. Signatures of unknown keys are passed over.
 *
 * @returns the text and the verifiers that signed it.
 * @throws LedgerError with the sentence of the check that failed.
 */
export function openNote(
  note: string,
  verifiers: readonly [Verifier, ...Verifier[]],
): { text: string; signedBy: Verifier[] } {
  const parsed = parseNote(note);
  const signedBy = new Set(signersOf(parsed, verifiers).values());
  must(signedBy.has(verifiers[0]), `The note is not signed by ${verifiers[0].name}.`);
  return { text: parsed.text, signedBy: [...signedBy] };
}

function mustBeNoteText(text: string): void {
  must(text.length > 1 && text.endsWith('\n'), 'The text of a note ends in a newline.');
  must(!/[^\P{Cc}\n]/u.test(text), 'The text of a note has no control characters.');
  must(!/[\uD800-\uDFFF]/u.test(text), 'The text of a note is Unicode.');
}
