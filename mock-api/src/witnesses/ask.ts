import {
  LedgerError,
  type PolicyWitness,
  findings,
  formatWitnessRequest,
  isDecimal,
  openCosignatures,
  parseNote,
  parseVerifierKey,
  sameBytes,
  signatureLine,
} from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import type { SealedCheckpoint } from '../ledger';
import type { Outcome } from './observer';
import type { Answer } from './send';

export interface Question {
  witness: PolicyWitness;
  checkpoint: SealedCheckpoint;
  /** The size that the witness cosigned last. */
  known: number;
  /** Seals what is committed, and gives the newest checkpoint. */
  newest: () => Promise<SealedCheckpoint | null>;
  prove: (from: number, to: number) => Promise<Uint8Array[]>;
  send: (body: string) => Promise<Answer>;
}

/** The first request, and three more where the witness names another size. */
const MOST_REQUESTS = 4;

/** Asks one witness to cosign a checkpoint, and goes on from the size that it names. */
export async function askWitness(question: Question): Promise<Outcome> {
  const { witness, known, newest, prove, send } = question;
  let { checkpoint } = question;
  let old = Math.min(known, checkpoint.size);
  let refusals = 0;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    const { size, note } = checkpoint;
    const proof = old === 0 || old === size ? [] : await prove(old, size);
    const { status, body } = await send(formatWitnessRequest(BigInt(old), proof, note));
    if (status !== 409 && status !== 422) return outcomeOf(witness, checkpoint, { status, body });
    const seen = sizeIn({ status, body });
    if (seen !== null) {
      if (seen > size) checkpoint = (await newest()) ?? checkpoint;
      if (seen > checkpoint.size) return ahead(witness, seen, checkpoint.size);
      old = seen;
    } else {
      refusals += 1;
      if (refusals > 1) return refused(witness, size);
      old = Math.min(known, size);
    }
  }
  return refusals > 0
    ? refused(witness, checkpoint.size)
    : { state: 'waiting', problem: 'It named another size each time.' };
}

/** The size that an answer of 409 names; null where it names none. */
function sizeIn({ status, body }: Answer): number | null {
  if (status !== 409) return null;
  const line = body.endsWith('\n') ? body.slice(0, -1) : body;
  return isDecimal(line) ? Number(line) : null;
}

const refused = ({ name }: PolicyWitness, size: number): Outcome => ({
  state: 'refused',
  problem: findings.witnessRefused(name, size).message,
});

const ahead = ({ name }: PolicyWitness, seen: number, size: number): Outcome => ({
  state: 'ahead',
  problem: findings.witnessAhead(name, seen, size).message,
});

function outcomeOf(witness: PolicyWitness, checkpoint: SealedCheckpoint, { status, body }: Answer): Outcome {
  if (status === 200) return readCosigned(witness, checkpoint, body);
  if (status === 403 || status === 404)
    return { state: 'unknown-log', problem: findings.witnessUnknownLog(witness.name).message };
  const isOurFault = status === 400 || status === 413;
  return { state: 'waiting', problem: `It answered ${status}.`, isOurFault };
}

/** Takes the witness's own line from its answer. Lines of others are passed over. */
function readCosigned({ name, key }: PolicyWitness, checkpoint: SealedCheckpoint, body: string): Outcome {
  const note = `${checkpoint.note}${body}`;
  try {
    const [cosignature] = openCosignatures(note, [key], nodeVerifier);
    const at = new Date(Number(cosignature?.time) * 1000);
    const own = parseVerifierKey(key);
    const line = parseNote(note).signatures.find(
      (each) => each.name === own.name && sameBytes(each.keyId, own.keyId),
    );
    if (line && !Number.isNaN(at.getTime()))
      return { state: 'current', checkpoint, line: signatureLine(line), at };
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
  }
  return { state: 'signature', problem: findings.witnessSignature(name).message };
}
