/** What runs vectors, for `packages/witness`, which runs the requests of `fixtures/witness.json`. */
export { type VectorCase, expectSame, runCases } from './case';
export type { VectorTools } from './note-cases';
export { vectorTools } from './tools';
export { witnessCases } from './witness';
export type { WitnessFile, WitnessScenario, WitnessStep } from './witness-file';
