/** One vector as a check that throws where the code and the vector disagree. */
export interface VectorCase {
  name: string;
  run: () => void | Promise<void>;
}

export interface VectorFailure {
  name: string;
  reason: string;
}

/** Runs every case; the rest go on after a failure. */
export async function runCases(cases: readonly VectorCase[]): Promise<VectorFailure[]> {
  const failures: VectorFailure[] = [];
  for (const { name, run } of cases) {
    try {
      await run();
    } catch (error) {
      failures.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return failures;
}

export function expectSame(actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`expected ${expected}, got ${actual}`);
}

/** Checks that `verify` accepts where `ok`, and refuses (throws) where not. */
export function expectVerdict(ok: boolean, verify: () => void): void {
  let refusal: string | null = null;
  try {
    verify();
  } catch (error) {
    refusal = error instanceof Error ? error.message : String(error);
  }
  if (ok && refusal !== null) throw new Error(`a valid case was refused: ${refusal}`);
  if (!ok && refusal === null) throw new Error('an invalid case was accepted');
}
