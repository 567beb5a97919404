/** The file of a test from the root of the repository, and its title as the file has it, `%s` included. */
type TestName = readonly [file: string, title: string];

/** An attack, and the sentences in which each notices it; left out for one who does not. */
export interface Attack {
  attack: string;
  server?: string;
  device?: string;
  export?: string;
  tests: readonly TestName[];
}

/** Something that nobody can notice. Its number is its place in the list. */
export interface Limit {
  text: string;
  test: TestName;
}
