/**
 * Makes a queue: what is put in runs one after the other. A decoded photo takes 150 MB at the most, so
 * few of them may be in memory at once, however many people send some.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work, work);
    last = run.catch(() => undefined);
    return run;
  };
}
