import type { Attack } from './row';

/** Attacks on the events. */
export const EVENT_ATTACKS: readonly Attack[] = [
  {
    attack: "edits an event's bytes",
    server: 'Event #n no longer matches its sealed hash',
    device: "the same, for its user's own acts and shown items",
    export: 'the same',
    tests: [
      [
        'mock-api/test/ledger/row-attacks.test.ts',
        'a row edited: Event #n no longer matches its sealed hash',
      ],
      [
        'mock-api/test/ledger/device-attacks.test.ts',
        "an act of one's own edited in place: Event #n no longer matches its sealed hash",
      ],
      ['e2e/tests/ledger-attacks.spec.ts', 'a row edited: server and browser both name the event'],
      ['packages/ledger/test/bundle-tampered.test.ts', '%s is named'],
    ],
  },
  {
    attack: 'edits a column that lists and searches read',
    server: 'Event #n no longer matches its sealed hash',
    tests: [
      [
        'mock-api/test/ledger/row-attacks.test.ts',
        'a column edited that lists and searches read, %s: Event #n no longer matches its sealed hash',
      ],
    ],
  },
  {
    attack: 'edits an event and recomputes every hash',
    server:
      'by the journal: Event #n no longer matches its sealed hash; without it: History before #N differs from what was sealed',
    export: 'History before #N differs from what was sealed',
    tests: [
      [
        'mock-api/test/ledger/row-attacks.test.ts',
        'a row edited with its own hash: the journal names the event, the checkpoint says since when',
      ],
      [
        'mock-api/test/ledger/row-attacks.test.ts',
        'edited with all hashes recomputed, and the journal gone: History before #n differs from what was sealed',
      ],
      [
        'packages/ledger/test/bundle-tampered.test.ts',
        'an event rewritten with its hash: History before #n differs from what was sealed',
      ],
    ],
  },
  {
    attack: 'edits one of 632 events and signs every checkpoint again, while the server has its journal',
    server: 'Event #300 no longer matches its sealed hash. n further findings follow from it.',
    tests: [
      [
        'mock-api/test/ledger/cause.test.ts',
        'EVID-19 one edited event in 632, every hash recomputed and every checkpoint signed again, is the one cause',
      ],
    ],
  },
  {
    attack: 'does the same with the signing key, the journal and the newest checkpoint',
    device: 'History between #A and #B differs from what this browser saw on {date}',
    export: 'History before #N differs from what ...',
    tests: [
      [
        'mock-api/test/ledger/device-attacks.test.ts',
        'edited with all hashes recomputed and every checkpoint signed again: History between #A and #B differs from what this browser saw on {date}',
      ],
      [
        'packages/ledger/test/bundle-tampered.test.ts',
        'a ledger rewritten whole, and signed, differs from what the reader has seen',
      ],
    ],
  },
  {
    attack: 'deletes an event',
    server: 'Event #n is missing',
    device: 'The ledger cannot prove this: event #n is missing from it. (an error)',
    export: 'Event #n is missing',
    tests: [
      ['mock-api/test/ledger/row-attacks.test.ts', 'a row deleted: Event #n is missing'],
      [
        'mock-api/test/ledger/device-attacks.test.ts',
        'a node or a row deleted: the server can prove nothing over it, says what it lacks, and nothing is verified',
      ],
      ['packages/ledger/test/bundle-tampered.test.ts', '%s is named'],
    ],
  },
  {
    attack: 'deletes one event or several neighbors and renumbers those after them',
    server: 'Event #n is missing; Ledger shrank from N to M',
    export: 'Event #n is missing; Ledger shrank from N to M',
    tests: [
      [
        'mock-api/test/ledger/row-attacks.test.ts',
        'deleted, renumbered and recomputed: the event is missing and the ledger is shorter than was sealed',
      ],
      [
        'mock-api/test/ledger/places.test.ts',
        'EVID-20 a deleted event, those after it renumbered in their bytes too, is missing',
      ],
      [
        'mock-api/test/ledger/places.test.ts',
        'EVID-20 %s deleted, those after them renumbered in their bytes too, are missing, in an export too',
      ],
    ],
  },
  {
    attack: 'puts in one event or several and renumbers those after them',
    server: 'Event #n was inserted',
    export: 'Event #n was inserted',
    tests: [
      [
        'mock-api/test/ledger/places.test.ts',
        'EVID-20 an inserted event, those after it renumbered in their bytes too, is said to be inserted',
      ],
      ['mock-api/test/ledger/places.test.ts', 'EVID-20 %s events put in together are said to be inserted'],
      [
        'packages/ledger/test/bundle-cause.test.ts',
        'EVID-20 an event inserted in place #%s is named in a bundle',
      ],
    ],
  },
  {
    attack: 'swaps events',
    server: 'Event order changed between #a and #b',
    export: 'Event order changed between #a and #b',
    tests: [
      ['mock-api/test/ledger/row-attacks.test.ts', 'two rows swapped: Event order changed between #a and #b'],
      ['packages/ledger/test/bundle-cause.test.ts', 'two events that were exchanged are no insertion'],
    ],
  },
  {
    attack: "inserts rows outside the ledger's places",
    server: "3 rows stand outside the ledger's places 0 to 631, the first at -1",
    tests: [
      [
        'mock-api/test/ledger/read-attacks.test.ts',
        'EVID-01 a row at place %i is counted by the check, and no list, export or correction log shows it',
      ],
      [
        'mock-api/test/ledger/read-attacks.test.ts',
        'EVID-01 several rows outside are counted, from the lowest',
      ],
    ],
  },
  {
    attack: "has a row's bytes name another event",
    server: 'a list shows "Event #631 is damaged and is not shown."',
    tests: [
      [
        'mock-api/test/ledger/read-attacks.test.ts',
        'EVID-02 a correction whose bytes name another %s is listed by its own place, without contents',
      ],
    ],
  },
  {
    attack: 'overwrites a stored node',
    server: 'Stored tree node over events #a to #b does not match them',
    device: 'a proof fails (an error)',
    tests: [
      [
        'e2e/tests/ledger-attacks.spec.ts',
        'EVID-21 rows, nodes, checkpoints, journal and items changed: server and browser say which, and how',
      ],
      [
        'mock-api/test/ledger/device-attacks.test.ts',
        'a node or a row deleted: the server can prove nothing over it, says what it lacks, and nothing is verified',
      ],
    ],
  },
  {
    attack: 'gives two events one id',
    server: 'Event #640 has the same id as event #512',
    export: 'the same',
    tests: [
      [
        'mock-api/test/ledger/false-events.test.ts',
        'EVID-09 two events with one id are named by the server and by the bundle verifier',
      ],
    ],
  },
  {
    attack: 'writes a hand-over by somebody who did not hold the item',
    server: 'Event #655 moves W123477 from SSG Petrov; SPC Whitaker held it',
    tests: [
      [
        'mock-api/test/ledger/false-events.test.ts',
        'EVID-10 a hand-over by somebody who did not hold the item is named with who held it',
      ],
    ],
  },
  {
    attack: 'writes a change of holder whose chain does not follow from the one before',
    server:
      'Event #655 says chain after CPT Osei of W123477; by the rule of succession it is CPT Osei > SPC Whitaker',
    tests: [
      [
        'mock-api/test/ledger/link-attacks.test.ts',
        'SUCC-30 an event with a forged %s is named, even where the tables follow it',
      ],
    ],
  },
  {
    attack: 'writes a correction of an event that does not exist',
    server: 'Correction #c points to no valid event',
    export: 'the same',
    tests: [
      ['mock-api/test/ledger/attacks.test.ts', 'a correction %s: Correction #c points to no valid event'],
      ['packages/ledger/test/bundle-tampered.test.ts', 'an event %s is named, though it was sealed'],
    ],
  },
  {
    attack: "writes an event without its item's history",
    server: "Event #n does not follow its item's previous event",
    export: 'the same',
    tests: [
      [
        'mock-api/test/ledger/attacks.test.ts',
        'an event slipped in without its item history: Event #n does not follow its item',
      ],
      ['packages/ledger/test/bundle-tampered.test.ts', 'an event %s is named, though it was sealed'],
    ],
  },
  {
    attack: 'dates an event back',
    server: 'a warning: Event #n is dated ..., though it was recorded after an event of ...',
    tests: [
      [
        'mock-api/test/ledger/table-attacks.test.ts',
        'a back-dated event is a warning, and no warning makes the verification fail',
      ],
    ],
  },
  {
    attack: 'dates an event ahead',
    server: 'a warning: Event #n is dated ..., after this check',
    tests: [
      [
        'mock-api/test/ledger/false-events.test.ts',
        'EVID-11 an event dated 10 years ahead gives one warning, and the true events after it none',
      ],
    ],
  },
  {
    attack: 'hides an event of an item',
    device: '2 of 7 events for this item were not shown',
    tests: [
      [
        'mock-api/test/ledger/device.test.ts',
        'an event hidden from an item: 2 of 7 events for this item were not shown',
      ],
    ],
  },
];
