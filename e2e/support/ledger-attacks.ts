/** What is done to a ledger behind the server's back, and what a person reads of it. */
export interface Attack {
  attack: string;
  /** What the server's own check says of it. */
  found: readonly (string | RegExp)[];
  /** What this browser says; null where it has nothing to tell it by. */
  here: RegExp | null;
  undo?: string;
}

/** What is done behind the server's back while it runs, and can be undone. */
export const ATTACKS: readonly Attack[] = [
  {
    attack: 'edit a row and recompute every hash',
    found: [
      'Event #0 no longer matches its sealed hash',
      /History before #1 differs from what was sealed on \d\d[A-Z]{3}\d{4}/,
    ],
    here: /Event #0 no longer matches its sealed hash/,
  },
  {
    attack: 'edit a row through a disabled trigger',
    found: ['Event #1 no longer matches its sealed hash'],
    here: /Event #1 no longer matches its sealed hash/,
  },
  {
    attack: 'delete a row',
    found: ['Event #1 is missing'],
    here: /could not check the ledger\.The ledger cannot prove this: event #1 is missing from it\./,
  },
  {
    attack: 'delete a row, renumber and recompute',
    found: ['Event #1 is missing', 'Ledger shrank from 3 to 2'],
    here: /Ledger shrank from 3 to 2/,
  },
  {
    attack: 'restore an old backup',
    found: [
      'Ledger shrank from 3 to 1',
      'Item W2 is in the property book; the ledger has no event that entered it',
    ],
    here: /Ledger shrank from 3 to 1/,
  },
  {
    attack: 'swap two rows',
    found: ['Event order changed between #0 and #2'],
    here: /Event #0 no longer matches its sealed hash/,
  },
  {
    attack: 'overwrite a node',
    found: ['Stored tree node over events #0 to #1 does not match them'],
    here: /Event #2 no longer matches its sealed hash/,
  },
  { attack: 'edit a checkpoint', found: ['Checkpoint at 2 events is not valid: '], here: null },
  {
    attack: 'edit the journal',
    found: ["The server's journal is damaged at event #0"],
    here: null,
    undo: 'repair the journal',
  },
  {
    attack: 'edit the items',
    found: [
      'Item W1 shows status Lost; ledger says Operational',
      'Item W1 shows components 1 x BAYONET, not counted; ledger says none of them',
      'Item W2 shows holder nobody; ledger says CPT Halloran',
      'Item W3 is in the property book; the ledger has no event that entered it',
      'Item X9 is in the property book; the ledger has no event that entered it',
      'Item W3 is missing from the property book; ledger says CPT Halloran',
    ],
    here: null,
    undo: 'put the items back',
  },
  {
    attack: 'keep an act from the ledger',
    found: [
      '1 act was committed without entering the ledger',
      'Item W1 shows status Lost; ledger says Operational',
    ],
    here: null,
    undo: 'undo the act',
  },
];
