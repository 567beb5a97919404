import type { Attack } from './row';

/** Attacks that witnesses, printed pages or the memory of a browser notice. */
export const MEMORY_ATTACKS: readonly Attack[] = [
  {
    attack: 'empties what a browser has stored, then cuts the ledger',
    device:
      'This browser had forgotten the ledger. It had seen 632 events on {date}; Ledger shrank from N to M',
    tests: [
      [
        'mfe-ledger/src/check/forgotten.test.tsx',
        'EVID-26 a ledger that was rolled back meanwhile is still one that shrank, and every event hashed says so',
      ],
    ],
  },
  {
    attack: 'changes what a browser has stored or its cookie',
    device: 'What this browser remembers was changed',
    tests: [
      [
        'mfe-ledger/src/check/forgotten.test.tsx',
        'EVID-26 a cookie with %s is a finding beside the database',
      ],
    ],
  },
  {
    attack: 'names another person to a browser that remembers',
    device: 'Ledger shrank from N to M',
    tests: [
      [
        'mfe-ledger/src/check/any-person.test.tsx',
        'EVID-27 a server that names another person meets the checkpoint that this browser remembers',
      ],
    ],
  },
  {
    attack: 'puts back database, folder, journal and key of a ledger with witnesses',
    server: 'Ledger shrank from N to M: witness S4 has seen N events',
    device: 'also on the first visit: Ledger shrank from N to M: witness S4 has seen N events',
    tests: [
      [
        'mock-api/test/witnesses/rounds.test.ts',
        'EVID-43 database, folder, journal and key put back together: the server says what the witness has seen',
      ],
      [
        'packages/ledger/test/device-witnesses.test.ts',
        'EVID-43 a new browser that is shown less than witnesses cosigned says how much they have seen',
      ],
    ],
  },
  {
    attack: 'rewrites history and signs it again with the key, in a ledger with witnesses',
    server: 'Witness S4 refused the checkpoint at N events: it remembers another history',
    device:
      'also on the first visit: Witness S4 refused the checkpoint at N events: it remembers another history',
    tests: [
      [
        'mock-api/test/witnesses/rounds.test.ts',
        'EVID-44 history rewritten and signed again with the key: witnesses refuse, the check fails and keepers are told once',
      ],
      [
        'packages/ledger/test/device-witnesses.test.ts',
        'EVID-44 a new browser that is shown a rewritten history beside what witnesses cosigned names them',
      ],
    ],
  },
  {
    attack: 'stores a cosignature that its witness did not make',
    server: 'as a warning: Witness S4 sent a signature that does not verify',
    tests: [
      [
        'mock-api/test/witnesses/rounds.test.ts',
        'EVID-46 a cosignature that does not verify is not stored; unknown lines beside a good one are passed over',
      ],
    ],
  },
  {
    attack: 'prints a code of another history, or changes one',
    export:
      'in the verifier or on Ledger Verification, with the policy: The cosignature of NAME does not match the checkpoint.',
    tests: [
      [
        'packages/ledger/test/paper-witnesses.test.ts',
        'EVID-49 a code over another root, size, time or ledger is refused by name',
      ],
    ],
  },
];
