/** The format of `fixtures/witness.json`. Times are decimal text. */
export interface WitnessFile {
  keys: { witnesses: { vkey: string; skey: string }[] };
  scenarios: WitnessScenario[];
  cosignatures: CosignatureVector[];
  policies: PolicyVectors;
}

/** Requests to a witness that begins with an empty folder and signs with the first of `keys.witnesses`. */
export interface WitnessScenario {
  name: string;
  /** The log lines of the folder, in order. */
  logs: string[];
  steps: WitnessStep[];
}

export interface WitnessStep {
  why: string;
  /** What the witness's clock says. */
  time: string;
  request: {
    method: string;
    path: string;
    body?: string;
    /** Send the last line of the body so many times more. */
    repeatLastLine?: number;
  };
  /** The body to the byte, where it is given. `also`: what another conforming witness may answer. */
  expect: { status: number; body?: string; contentType?: string; also?: number[] };
}

export interface CosignatureVector {
  why: string;
  vkey: string;
  checkpoint: string;
  line: string;
  ok: boolean;
  time?: string;
}

export interface PolicyVectors {
  checkpoint: string;
  cosignatureLines: string[];
  list: {
    why: string;
    text: string;
    error?: boolean;
    cases?: { cosigned: number[]; satisfied: boolean }[];
  }[];
}

export const isWitnessFile = (file: object): file is WitnessFile =>
  'cosignatures' in file && 'policies' in file;
