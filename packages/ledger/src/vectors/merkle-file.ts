/** The format of `fixtures/merkle.json`. Hashes and leaves are hex, sizes and indices decimal text. */
export interface MerkleFile {
  hashing?: {
    emptyRoot: string;
    leaves: { input: string; hash: string }[];
    nodes: { left: string; right: string; hash: string }[];
  };
  tree8?: {
    leafInputs: string[];
    rootsBySize: string[];
    nodeHashesByLevel: string[][];
    upstreamInclusion: MadeInclusion[];
    upstreamConsistency: MadeConsistency[];
    derivedInclusion: MadeInclusion[];
    derivedConsistency: MadeConsistency[];
  };
  inclusionProbes?: InclusionProbe[];
  consistencyProbes?: ConsistencyProbe[];
  signedLog?: { vkey: string; skey: string; origin: string; entries: string[]; checkpoints: string[] };
  notes?: { name: string; vkey: string; note: string; ok: boolean }[];
  witness?: WitnessVectors;
}

interface MadeInclusion {
  index: string;
  size: string;
  proof: string[];
}

interface MadeConsistency {
  size1: string;
  size2: string;
  proof: string[];
}

export interface InclusionProbe extends MadeInclusion {
  case: string;
  leafHash: string;
  root: string;
  ok: boolean;
}

export interface ConsistencyProbe extends MadeConsistency {
  case: string;
  root1: string;
  root2: string;
  ok: boolean;
}

export interface WitnessVectors {
  logVkey: string;
  otherLogVkey: string;
  size5: string;
  size8: string;
  proof5to8: string[];
  derivedCosignature: { vkey: string; cosigned: string };
}
