import type { Attack } from './row';

/** Attacks on the tables that the events state. */
export const RECORD_ATTACKS: readonly Attack[] = [
  {
    attack: "edits an item's serial number, name, holder, chain, status or components",
    server: 'Item W123 shows holder B; ledger says A',
    tests: [
      [
        'mock-api/test/ledger/attacks.test.ts',
        'an item given to another holder in its table: Item W123 shows holder B; ledger says A',
      ],
      [
        'mock-api/test/ledger/attacks.test.ts',
        'an item passed off as another in its table: Item W999 shows serial number W999; ledger says W123',
      ],
      ['mock-api/test/ledger/table-attacks.test.ts', '%s edited behind the ledger is named'],
    ],
  },
  {
    attack: 'edits a field of an item that an event has stated',
    server: 'Item W123 shows location Arms room; ledger says none',
    tests: [
      [
        'mock-api/test/ledger/item-attacks.test.ts',
        'EVID-07 LIFE-54 each fact of an item that SQL alone changes gives one finding with both values',
      ],
    ],
  },
  {
    attack: 'edits who has an item',
    server: 'Item W123 shows it is with SPC Whitaker; ledger says Arms Room B Co',
    tests: [
      [
        'mock-api/test/possession/ledger.test.ts',
        'CNTR-33 a possession row that was changed is named with item, person and truth',
      ],
    ],
  },
  {
    attack: 'edits, inserts or deletes what an item is mounted on',
    server: 'Item W777 shows mounted on nothing; ledger says W123, Top rail',
    tests: [
      [
        'mock-api/test/possession/ledger.test.ts',
        'a mount that SQL alone took out, moved or turned is named; taken off through the product, none is',
      ],
    ],
  },
  {
    attack: 'edits since when somebody has signed for an item, or until when they have it',
    server:
      'Item W123 shows hand receipt of SPC Tanaka due 2026-12-01T12:00:00.000Z; ledger says 2026-11-30T12:00:00.000Z',
    tests: [
      [
        'mock-api/test/possession/ledger.test.ts',
        'the day on which a link of its chain is due, moved in the table alone, is named',
      ],
      [
        'mock-api/test/possession/ledger.test.ts',
        'when its holder signed for it, moved in the table alone, is named',
      ],
    ],
  },
  {
    attack: 'edits who gave an item of a receipt',
    server: 'Receipt HO-0002, line 1 shows giver SPC Petrov; ledger says SPC Halloran',
    tests: [
      [
        'mock-api/test/possession/ledger.test.ts',
        'the giver of its line of the receipt, changed or taken out in the table alone, is named',
      ],
    ],
  },
  {
    attack: 'edits who may do what at a counter: an authorization, an appointment or an authority',
    server:
      'Authorization of M4A1 Carbine W123 shows person SPC Tanaka; ledger says SPC Whitaker; Operator SGT Navarro at Arms Room has no event in the ledger',
    tests: [
      [
        'mock-api/test/possession/ledger.test.ts',
        'an authorization row that SQL alone changed, put in or took out is named with weapon, person and truth',
      ],
      [
        'mock-api/test/possession/ledger.test.ts',
        'an appointment or authority that SQL alone changed, put in or took out is named with person and truth',
      ],
    ],
  },
  {
    attack: 'edits the receipt of a hand-over',
    server: 'Receipt HO-0001 shows reason of the dispute Nothing; ledger says I did not take it.',
    tests: [['mock-api/test/possession/ledger.test.ts', 'an altered %s of a receipt is found']],
  },
  {
    attack: 'edits who signed for a change of a temporary hand receipt, how or when',
    server: 'Signature HO-0002, extended shows signer SPC Whitaker; ledger says SPC Tanaka',
    tests: [
      [
        'mock-api/test/possession/ledger.test.ts',
        'the signature by which a temporary receipt was extended, changed in the table alone, is named',
      ],
    ],
  },
  {
    attack: 'edits, inserts or deletes a counter',
    server:
      'Counter CT-0001 shows name Other Room; ledger says Arms Room; Counter Back Room has no event in the ledger',
    tests: [
      [
        'mock-api/test/possession/ledger.test.ts',
        'a counter with another name, unit or end, put in or taken out by SQL alone, is named',
      ],
    ],
  },
  {
    attack: "inserts or deletes an item's row",
    server:
      'Item W123 is in the property book; the ledger has no event that entered it; Item W124 is missing from the property book; ledger says SGT Navarro',
    tests: [
      [
        'mock-api/test/ledger/attacks.test.ts',
        'an item put into the table, or taken out of it, with no event is named',
      ],
    ],
  },
  {
    attack: 'inserts, edits or deletes a verification',
    server:
      'Verification V-0999 has no event in the ledger; Verification V-0412 shows SGT Navarro; ledger says SPC Whitaker; Verification V-0412 is missing; ledger has it as event #480',
    tests: [
      [
        'mock-api/test/ledger/record-attacks.test.ts',
        'EVID-03 INVT-28 verifications put into the table, with the id of no event or of another, are named one by one',
      ],
      [
        'mock-api/test/ledger/record-attacks.test.ts',
        'EVID-03 INVT-28 a deleted verification is named with its number and event, and so is its item',
      ],
    ],
  },
  {
    attack: 'inserts, edits or deletes a transfer',
    server:
      'Transfer T-0412 shows status Approved; ledger says Pending; Transfer T-0412 is missing; ledger has it as event #480',
    tests: [
      [
        'mock-api/test/ledger/transfer-attacks.test.ts',
        'EVID-08 an open transfer with another %s is named by number',
      ],
      [
        'mock-api/test/ledger/transfer-attacks.test.ts',
        'EVID-08 an approved transfer with another %s is named by number',
      ],
      [
        'mock-api/test/ledger/transfer-attacks.test.ts',
        'EVID-08 a finished transfer that is deleted, and one put in, are named by number',
      ],
    ],
  },
  {
    attack: 'edits or deletes a document, its form or its attachments',
    server:
      'Document D-0007 shows recipient SGT Navarro; ledger says SPC Whitaker; Document D-0007 shows form data with SHA-256 3f9a51c2d07b6e84; ledger says 8b2c40d9173fa6e5',
    tests: [
      [
        'mock-api/test/ledger/document-attacks.test.ts',
        'EVID-08 a document with another %s is named by number',
      ],
      [
        'mock-api/test/ledger/document-attacks.test.ts',
        'EVID-08 the bytes of an attachment changed in place are noticed',
      ],
      ['mock-api/test/ledger/document-attacks.test.ts', 'EVID-08 a deleted document is named by number'],
    ],
  },
  {
    attack: 'edits, inserts or deletes a sensitive items report',
    server:
      'Sensitive items report SI-0001 shows status UP; ledger says RED; Sensitive items report SI-9999 has no event in the ledger; Sensitive items report SI-0001 is missing; ledger has it as event #480',
    tests: [
      [
        'mock-api/test/ledger/si-report-attacks.test.ts',
        'SIRP-05 a sensitive items report with another %s is named by number',
      ],
      [
        'mock-api/test/ledger/si-report-attacks.test.ts',
        'a sensitive items report that points at another item is named by number',
      ],
      [
        'mock-api/test/ledger/si-report-attacks.test.ts',
        'SIRP-10 a sensitive items report that was inserted or deleted by SQL is named by number',
      ],
    ],
  },
  {
    attack: 'edits an inventory, its lines, its extras or its counters',
    server: 'Inventory I-0004 shows not seen: none; ledger says P-0002',
    tests: [
      [
        'mock-api/test/ledger/inventory-attacks.test.ts',
        'EVID-04 INVT-29 a closed inventory whose line was changed from not seen to seen is named',
      ],
      [
        'mock-api/test/ledger/inventory-attacks.test.ts',
        'EVID-04 a closed inventory with another %s is named',
      ],
    ],
  },
  {
    attack: 'edits who ended the first count of an inventory',
    server: 'Inventory I-0004 shows first count ended by SPC Whitaker; ledger says SGT Navarro',
    tests: [
      ['mock-api/test/ledger/inventory-attacks.test.ts', 'another person who ended the first count is named'],
    ],
  },
  {
    attack: 'edits, inserts or deletes how an extra of a closed inventory was resolved',
    server: 'Extra X999 of I-0004 shows resolution found-on-installation; ledger says other-unit',
    tests: [
      [
        'mock-api/test/ledger/inventory-attacks.test.ts',
        'the resolution of an extra with another value is named, and so is one that was put in or taken out',
      ],
    ],
  },
  {
    attack: "edits, inserts or deletes a signature of an inventory's report",
    server: 'Signature I-0004, opener shows signer SPC Whitaker; ledger says SGT Navarro',
    tests: [
      [
        'mock-api/test/ledger/inventory-attacks.test.ts',
        'a signature of the report by another person, at another time, put in or taken out is named',
      ],
    ],
  },
  {
    attack: 'exchanges the bytes of a photo of a loss case',
    server:
      'Loss case LC-0002 shows exhibit B as kept with SHA-256 3f9a51c2d07b6e84; ledger says 8b2c40d9173fa6e5',
    tests: [
      [
        'mock-api/test/ledger/loss-case-attacks.test.ts',
        'the photo of an exhibit of a loss case %s is named',
      ],
    ],
  },
  {
    attack: 'edits a closing, or exchanges the bytes of its signed copy',
    server: 'Closing CB-0001 shows signed copy with SHA-256 3f9a51c2d07b6e84; ledger says 8b2c40d9173fa6e5',
    tests: [
      [
        'mock-api/test/ledger/closing-attacks.test.ts',
        'LIFE-54 EVID-08 a completed closing with another %s is named',
      ],
    ],
  },
  {
    attack: 'edits or deletes when a category is checked',
    server: 'Check schedule optics of B Co shows minutes of grace 1439; ledger says 60',
    tests: [
      [
        'mock-api/test/ledger/setting-attacks.test.ts',
        'a schedule that SQL alone changed or took out is named; one that nobody changed through the product is not',
      ],
    ],
  },
  {
    attack: 'edits the copy that lists and figures are read from, or that of the tree of units',
    server:
      'Item W123 shows in lists of B Co status Lost; ledger says status Operational; Unit B Co shows in units none; ledger says B Co',
    tests: [
      ['mock-api/test/ledger/copy-attacks.test.ts', 'a copy of an item with another %s is named'],
      [
        'mock-api/test/ledger/copy-attacks.test.ts',
        'a unit that the copy of the tree has below another is named',
      ],
    ],
  },
  {
    attack: 'edits a maintenance entry',
    server: 'Maintenance M-0003 shows status completed; ledger says in-progress',
    tests: [
      [
        'mock-api/test/ledger/maintenance-attacks.test.ts',
        'maintenance %s with another %s is named by number',
      ],
    ],
  },
  {
    attack: 'edits a record from before the upgrade',
    server:
      'The 1,204 verifications from before 22NOV2026 are not as they were found; The transfer from before 22NOV2026 is not as it was found',
    tests: [
      ['mock-api/test/ledger/record-attacks.test.ts', 'EVID-03 one of them %s is noticed'],
      [
        'mock-api/test/ledger/found-attacks.test.ts',
        'EVID-08 %s from before the upgrade, changed, is noticed',
      ],
    ],
  },
  {
    attack: 'edits an account or a unit',
    server:
      'Account SPC Sam Whitaker shows rank SSG; ledger says SPC; Unit 2nd Squad shows parent 1st Platoon; ledger says 2nd Platoon',
    tests: [
      [
        'mock-api/test/ledger/people-attacks.test.ts',
        'EVID-05 rank and last name of two people exchanged give two findings for each',
      ],
      [
        'mock-api/test/ledger/people-attacks.test.ts',
        'EVID-05 a unit with another name, kind or parent is named with both values',
      ],
      [
        'mock-api/test/ledger/people-attacks.test.ts',
        'EVID-06 a role raised to Commander by SQL is named; the same change through the product is green',
      ],
    ],
  },
  {
    attack: 'inserts or deletes an account or a unit',
    server:
      'Account CPT Max Mallory has no event in the ledger; Account SPC Sam Whitaker is missing; ledger has it as event #10',
    tests: [
      [
        'mock-api/test/ledger/people-attacks.test.ts',
        'an account or a unit put into its table, or taken out, is named',
      ],
    ],
  },
];
