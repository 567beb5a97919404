import type { Limit } from './row';

const SERVER = 'mock-api/test/ledger/server-limits.test.ts';
const DEVICE = 'mock-api/test/ledger/device-limits.test.ts';

/** What nobody can notice. Each test does it, and sees that nobody notices. */
export const LIMITS: readonly Limit[] = [
  {
    text: 'A change of the program itself. The checks in the browser are run by code that the server sent, and an operator who changes that code changes the verdict. The one-file verifier of a known release, kept on another disk, needs no server.',
    test: [DEVICE, 'LIM-01 a program that was exchanged verifies what is not signed'],
  },
  {
    text: 'An edit of database, journal, newest checkpoint and key together, if no device, witness, export or printed hand receipt has covered the events since. An attacker who has all four can write any history for them.',
    test: [
      DEVICE,
      'LIM-02 database, journal, newest checkpoint and key used together: nobody notices who does not remember',
    ],
  },
  {
    text: 'An event that was false when it was written. The log proves that nothing changed later, not that an event was true.',
    test: [SERVER, 'LIM-03 an event that was false when it was written is verified'],
  },
  {
    text: "The last events of an item, if the server leaves them out of the item's panel and evidence and the person holds no receipt for them. The whole export shows them to the people who may read them. If only the panel lacks the newest event, the panel says that it was recorded since. A browser that saw the event sealed before it asked for the panel reports that the event was not shown.",
    test: [
      DEVICE,
      'LIM-04 the newest events of an item, left out of its evidence, are not missed without a receipt',
    ],
  },
  {
    text: "The user's own act, if the server removed it before this device read the ledger again and no checkpoint had covered it. The device takes the receipt when it shows Ledger History, Ledger Verification or an item's panel.",
    test: [
      DEVICE,
      "LIM-05 one's own act, taken back before this device read the ledger again, is not missed",
    ],
  },
  {
    text: 'That a server stopped sealing for one device and always shows it the checkpoint that it remembers. Nothing that the device remembers was changed. The screen shows the number of sealed events beside the number of all events.',
    test: [DEVICE, 'LIM-06 one device that is always shown the checkpoint that it remembers is verified'],
  },
  {
    text: "The contents of events of other people's items, for a person who may see only their own. The export has the hashes of those events. The hashes prove that nothing was moved or removed, not what the events say.",
    test: [
      'packages/ledger/test/bundle-tampered.test.ts',
      'LIM-07 what an event says that the reader may not see is not noticed: an export has its hash alone',
    ],
  },
  {
    text: 'An event that was committed but not yet sealed, if it was deleted in that second, or if a power cut lost the last pages of the embedded database. The embedded database never waits for the disk. Such an event has no checkpoint, but a device may hold a receipt for it.',
    test: [
      SERVER,
      'LIM-08 an event that is not sealed yet, deleted with everything that counts it, is not missed',
    ],
  },
  {
    text: 'A false key, for a server that has neither the signing key nor a journal (see [the key](#the-key)). Such a server believes the database about which key is right. Devices do not.',
    test: [
      SERVER,
      'LIM-09 a server that has neither key nor journal believes the key that the database names',
    ],
  },
  {
    text: "A false key, on the first visit of a device. The device trusts the key that it is shown. Compare it with the key on a colleague's device.",
    test: [DEVICE, 'LIM-10 on its first visit a device believes the key that it is shown'],
  },
  {
    text: "A change of an item's NSN, LIN, description, location, price or sensitive-item mark, if it was made before any event stated it. The first start of a version that states more of an item records each item as it is found then.",
    test: [
      SERVER,
      'LIM-11 a field of an item is changed before the upgrade that records it, and nobody notices',
    ],
  },
  {
    text: 'A change of the title or description of a document, the note or the list of mounted items of a transfer, or the description, notes, priority or parts of a maintenance entry. No event states them.',
    test: [SERVER, 'LIM-12 texts that no event states are changed, and nobody notices'],
  },
  {
    text: 'That the journal and the newest checkpoint of one server were cut back together, or its whole folder emptied, while other servers on one PostgreSQL have theirs.',
    test: [
      SERVER,
      'LIM-13 the journal and the newest checkpoint of one server of several, cut back together, are not missed',
    ],
  },
  {
    text: 'That a checkpoint other than the newest was deleted, if the line of the journal that names it was deleted too and no witness had cosigned it. The later checkpoints cover its events.',
    test: [
      SERVER,
      'LIM-14 a checkpoint that is not the newest, deleted with the line of the journal that names it, is not missed',
    ],
  },
  {
    text: 'A disabled trigger, in general. Triggers in the database stop mistakes. The owner of the database can disable them, and no proof depends on them. What is done meanwhile is noticed as above.',
    test: [SERVER, 'LIM-15 a trigger that is disabled is noticed by what is done meanwhile, not by itself'],
  },
  {
    text: 'A false history, if an answer of the server made the browser delete database and cookie together. The next visit is a first visit, and says so. Witnesses and other devices still notice it.',
    test: [
      'mfe-ledger/src/check/forgotten.test.tsx',
      'LIM-16 a browser that lost database and cookie does not notice another history, and calls it a first visit',
    ],
  },
  {
    text: "A change of an item's security level, unit of issue, calibration data or gain; of the first date on which somebody signed for an item that was entered with one; of the NSN, serial number, kind or necessity of a component; of the purpose of a hand-over, and of who gave an item that was drawn; of the action, outcome, author or time of a corrective action; of the person of a maintenance entry's history; of the thread, the answer or the forwarding note of a document; or of a program or plan of inventories. The check does not compare them.",
    test: [
      SERVER,
      'LIM-17 values of an item and its components that the check does not compare are changed, and nobody notices',
    ],
  },
  {
    text: 'A change of who had an item before the person or counter that has it now, of from when to when, and of which receipt ended that; or of the rack of an item at a counter, and of who put it there. The check compares who has it now. The events of an item say who had it before.',
    test: [
      'mock-api/test/possession/ledger.test.ts',
      'LIM-18 who had an item before, and its rack, are changed, and nobody notices',
    ],
  },
  {
    text: 'A change of where an item was before, of since when it is sensitive or when its row was first written; of the caption, kind or author of a photo of an item; of who counted a component and when; of the position of a person and the start of their command; of the time of a device that the event of a verification does not state; of a read that arrived after the closing of an inventory, before it is accepted; of who signed for the keys of a room, which the inventory itself names; of the figures of readiness of past days; or of a check schedule that nobody has changed since its changes have events, and of the versions before the present one.',
    test: [SERVER, 'LIM-19 facts beside a record that no event states are changed, and nobody notices'],
  },
  {
    text: 'A change of the time at which a hand receipt ended with its last item, or a paper ceased to be the newest. They follow from custody, which is compared, and from the papers, and have no events of their own.',
    test: [
      'mock-api/test/ledger/paper-attacks.test.ts',
      'LIM-20 the end of a hand receipt and of a paper are changed, and nobody notices',
    ],
  },
];
