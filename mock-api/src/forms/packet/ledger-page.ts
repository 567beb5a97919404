import type { PacketFacts } from '../../succession';
import type { HandReceipt } from '../da2062/hand-receipt';
import type { LedgerStamp } from '../da2062/stamp';
import { WIDTH } from '../maintenance/sheet';
import type { TableColumn } from '../pdf/table';
import { printable } from '../pdf/printable';
import type { TextPage } from './text-page';

const PAPERS: readonly TableColumn<'number' | 'id' | 'from' | 'to'>[] = [
  { key: 'number', head: ['', 'NUMBER'], width: 90 },
  { key: 'id', head: ['', 'PAPER'], width: 90 },
  { key: 'from', head: ['', 'FROM'], width: (WIDTH - 180) / 2 },
  { key: 'to', head: ['', 'TO'], width: (WIDTH - 180) / 2 },
];

/** How the packet is checked with no server. */
const CHECK = `Download the packet as JSON and the verifier, on Audit Log under Export History. The verifier is a page that opens from disk and asks no server. It checks the signature of the ledger, the proof of each event, the hash of the set, that both sides signed that hash, and that each chain changed by the rule. It also says the SHA-256 of this file.`;

/** What the ledger says of the signing, and the papers that are bound here. */
export function writeLedgerPage(
  page: TextPage,
  { detail, setHash, signing, lines }: PacketFacts,
  { stamp, receipts }: { stamp: LedgerStamp | null; receipts: readonly HandReceipt[] },
): void {
  page.head(detail.unit.name);
  page.text(
    signing
      ? `Each change of a chain is an event LINK REPLACED of the ledger. ${lines.filter(({ excluded }) => !excluded).length} of ${lines.length} lines passed.`
      : 'Nobody has signed. The ledger says nothing of this packet yet.',
  );
  if (setHash) page.text(`Hash of the set: ${setHash}`);
  if (stamp) page.text(`State of the ledger when this was printed: ${stamp.size} events, root ${stamp.root}`);
  page.heading('How to verify it');
  page.text(CHECK);
  page.heading(`Hand receipts (${receipts.length})`);
  if (receipts.length === 0) page.text('None.');
  const rows = receipts.map(({ number, registered, from, to }) => ({
    cells: {
      number: [number],
      id: [registered?.id ?? 'Not registered'],
      from: [printable(from.name || (from.lines[0] ?? ''))],
      to: [printable(to.name)],
    },
  }));
  if (rows.length > 0) page.table(PAPERS, rows);
}
