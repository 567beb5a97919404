import type { Attack } from './row';

/** Attacks on checkpoints, keys, journal and the ledger as a whole. */
export const LOG_ATTACKS: readonly Attack[] = [
  {
    attack: 'cuts the tail, restores an old backup of the database',
    server: 'after a restart, the journal restores it; without a journal: Ledger shrank from N to M',
    device: 'Ledger shrank from N to M',
    export: 'Ledger shrank from N to M',
    tests: [
      [
        'mock-api/test/ledger/table-attacks.test.ts',
        'an old backup of the database restored: the journal puts back what is missing',
      ],
      [
        'mock-api/test/ledger/table-attacks.test.ts',
        'an old backup restored and the journal gone: Ledger shrank from N to M, and nothing is signed',
      ],
      [
        'mock-api/test/ledger/device-attacks.test.ts',
        'tail cut below what the device remembers, an old backup restored, a stale checkpoint replayed: Ledger shrank from N to M',
      ],
      ['packages/ledger/test/bundle-tampered.test.ts', '%s is named'],
    ],
  },
  {
    attack: 'cuts the tail above what a device remembers',
    device: 'with a receipt: Event #n is missing',
    tests: [
      [
        'mock-api/test/ledger/device-attacks.test.ts',
        'tail cut above what the device remembers: its receipts tell, and a device without one cannot',
      ],
    ],
  },
  {
    attack: 'restores database and data folder together',
    device: 'Ledger shrank from N to M',
    tests: [
      [
        'mock-api/test/ledger/table-attacks.test.ts',
        'an old backup of database and folder together is what it was: only those who remember can tell',
      ],
      [
        'e2e/tests/ledger-memory.spec.ts',
        'the tail cut, in the database and on disk: the browser that remembers says so',
      ],
    ],
  },
  {
    attack: 'shows two people two histories',
    device: 'Two versions of this ledger exist, if they compare checkpoints',
    tests: [
      [
        'mock-api/test/ledger/device.test.ts',
        'a fork shown to one of two clients: Two versions of this ledger exist',
      ],
    ],
  },
  {
    attack: 'edits a checkpoint',
    server: 'Checkpoint at N events is not valid: ...',
    tests: [['mock-api/test/ledger/attacks.test.ts', 'a checkpoint edited or deleted is named']],
  },
  {
    attack: 'deletes a checkpoint',
    server:
      'The checkpoint at 629 events is missing; put back, it is an incident until a Commander acknowledges it',
    tests: [
      [
        'mock-api/test/ledger/incidents.test.ts',
        'EVID-16 the deleted checkpoint %# of four is named by its size',
      ],
      ['mock-api/test/ledger/state-incidents.test.ts', '%s is an incident until a Commander acknowledges it'],
    ],
  },
  {
    attack: 'signs with a key that the old key did not authorize',
    server: 'Signing key changed without authorisation',
    device: 'the same',
    export: 'the same, with the key that the reader trusts',
    tests: [
      [
        'mock-api/test/ledger/attacks.test.ts',
        'a checkpoint signed with another key: Signing key changed without authorisation',
      ],
      [
        'mock-api/test/ledger/keys.test.ts',
        'a change of the key that the old key did not sign: Signing key changed without authorisation',
      ],
      [
        'mock-api/test/ledger/device.test.ts',
        'the signing key swapped: Signing key changed without authorisation',
      ],
      ['e2e/tests/ledger-memory.spec.ts', 'the key swapped: the browser that remembers says so'],
    ],
  },
  {
    attack: 'exchanges key file, table of keys and checkpoints together',
    server: 'Signing key changed without authorisation',
    tests: [
      [
        'mock-api/test/ledger/key-attacks.test.ts',
        "EVID-17 key file, key table and checkpoints of another key: the server's own check says so",
      ],
    ],
  },
  {
    attack: 'lists a foreign key in `ledger_key`, or edits that table',
    server:
      "The list of signing keys in the database is not the ledger's own; sealing goes on with the key of the events; taken back, it is an incident",
    tests: [
      [
        'mock-api/test/ledger/key-attacks.test.ts',
        'EVID-12 a foreign row %s: the key that the events name goes on signing, also after a restart',
      ],
      ['mock-api/test/ledger/state-incidents.test.ts', '%s is an incident until a Commander acknowledges it'],
    ],
  },
  {
    attack: 'stops the sealing',
    server: '12 events have waited 9 minutes for their seal',
    tests: [
      [
        'mock-api/test/ledger/sealing-stopped.test.ts',
        'EVID-13 events that wait for a minute and more are a finding, until they are sealed',
      ],
    ],
  },
  {
    attack: 'takes the signing key away',
    server: 'This server has no signing key; nothing is being sealed',
    tests: [
      [
        'mock-api/test/ledger/sealing-stopped.test.ts',
        'EVID-14 with the key file gone every check says that nothing is sealed, until the key is back',
      ],
    ],
  },
  {
    attack: 'disables the trigger that appends pending events',
    server: 'N acts were committed without entering the ledger',
    tests: [
      [
        'mock-api/test/ledger/attacks.test.ts',
        'the trigger that takes acts in disabled: the acts that got round the ledger are counted',
      ],
    ],
  },
  {
    attack: 'edits the journal',
    server: "The server's journal is damaged at event #n",
    tests: [
      [
        'mock-api/test/ledger/attacks.test.ts',
        'the journal edited: it is said to be damaged, and the rows are judged without it',
      ],
    ],
  },
  {
    attack: 'deletes the journal or cuts its end',
    server:
      'from the next start on: The journal was missing or short on 22NOV2026; events #0 to #631 have no copy from before',
    tests: [
      [
        'mock-api/test/ledger/incidents.test.ts',
        'EVID-15 %s leaves an incident that every check reports until a Commander acknowledges it',
      ],
    ],
  },
  {
    attack: 'adds lines to the journal alone',
    server:
      'from the next start on: The journal has 2 lines after the last checkpoint that the database does not have. They were not put back',
    tests: [
      [
        'mock-api/test/ledger/incidents.test.ts',
        'EVID-18 a line of %s added to the journal alone is not put back and not signed, but reported',
      ],
    ],
  },
  {
    attack: 'kills the server at any step up to the seal',
    server: 'nothing is lost that was acknowledged',
    tests: [
      [
        'mock-api/test/ledger/kill.test.ts',
        'killed when it had come to "%s": what was acknowledged is there, the ledger holds and goes on',
      ],
    ],
  },
];
