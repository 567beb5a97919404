import { type LineResult, SIGNATURE_METHOD_WORDS, type SuccessionSectionDto } from '@hand-receipt/contracts';
import type { PacketFacts, PacketLine } from '../../succession';
import { MARGIN, WIDTH } from '../maintenance/sheet';
import type { TableColumn, TableEntry } from '../pdf/table';
import { printable } from '../pdf/printable';
import { writeOneLine } from '../pdf/wrap';
import type { PacketUpload } from './load-uploads';
import { type TextPage, dayOf, timeWords } from './text-page';
import { RESULT_WORDS } from './words';

type Key = 'section' | 'items' | LineResult | 'none' | 'excluded';

const COUNT = 46;
const counted = (key: Key, head: readonly string[]): TableColumn<Key> => ({
  key,
  head,
  width: COUNT,
  centered: true,
});

const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'section', head: ['', 'SECTION'], width: WIDTH - 9 * COUNT },
  counted('items', ['', 'ITEMS']),
  counted('verified', ['', 'VERIFIED']),
  counted('serial-differs', ['SERIAL', 'DIFFERS']),
  counted('other-section', ['FOUND', 'ELSEWHERE']),
  counted('by-document', ['BY', 'DOCUMENT']),
  counted('not-readable', ['CANNOT', 'BE READ']),
  counted('not-found', ['NOT', 'FOUND']),
  counted('none', ['NOT', 'COUNTED']),
  counted('excluded', ['', 'EXCLUDED']),
];

const rowOf = (title: string, lines: readonly PacketLine[]): TableEntry<Key> => {
  const count = (is: (line: PacketLine) => boolean) => [String(lines.filter(is).length)];
  const results = Object.fromEntries(
    (Object.keys(RESULT_WORDS) as LineResult[]).map((each) => [each, count(({ result }) => result === each)]),
  );
  return {
    cells: {
      ...results,
      section: [printable(title)],
      items: [String(lines.length)],
      none: count(({ result }) => result === null),
      excluded: count(({ excluded }) => excluded),
    },
  };
};

/** A row for each section that has lines, and their sum. */
function resultRows(lines: readonly PacketLine[], sections: readonly SuccessionSectionDto[]) {
  const rows = sections.flatMap(({ number, title }) => {
    const own = lines.filter(({ section }) => section === number);
    return own.length === 0 ? [] : [rowOf(title, own)];
  });
  return [...rows, rowOf('Total', lines)];
}

function writeFacts(page: TextPage, { detail, signing, setHash }: PacketFacts): void {
  const { id, kind, from, to, givers, reason, orders_ref, starts_on, due_on, activated_at } = detail;
  const what = kind === 'sub' ? 'Change of sub-hand receipt holder' : 'Change of command';
  const given = givers.length > 0 ? `, given by ${givers.map(({ name }) => name).join(', ')}` : '';
  const facts = [
    `${what} ${id}: from ${from.name} to ${to.name}${given}.`,
    `Reason: ${reason}`,
    ...(orders_ref ? [`Orders: ${orders_ref}`] : []),
    `Start ${dayOf(starts_on)}, due ${dayOf(due_on)}.` +
      (activated_at ? ` The lines were fixed on ${timeWords(activated_at)}.` : ''),
    ...(signing ? [`Signing ${signing.number}, ${timeWords(signing.signedAt)}.`] : []),
    ...(setHash ? [`Hash of the set: ${setHash}`] : []),
  ];
  facts.forEach((fact) => page.text(fact));
}

function writeConsequences(page: TextPage, { detail, signing, released, rolePasses }: PacketFacts): void {
  if (rolePasses) {
    const became = signing ? 'became' : 'becomes';
    page.text(`${detail.to.name} ${became} Commander in the place of ${detail.from.name}.`);
  }
  if (released.length === 0) return;
  const people = released.map(({ name, items }) => `${name} from ${items}`);
  page.text(`Released besides the outgoing person: ${people.join(', ')}.`);
}

const BLOCK = { height: 70, width: 252 } as const;

type Signature = PacketFacts['signatures'][number];

/** Who signed, when and how, or a blank line where nobody has. */
function placeSignature(page: TextPage, heading: string, signature: Signature | undefined, who: string) {
  page.place(BLOCK.height, (paper, top) => {
    paper.text(heading, MARGIN, top - 9, { size: 8, face: 'bold' });
    const name = { x: MARGIN, y: top - 25, width: BLOCK.width };
    writeOneLine(paper, printable(signature?.by.name ?? who), name, { size: 11, face: 'bold' });
    paper.line(MARGIN, top - 45, MARGIN + BLOCK.width, top - 45, 0.75);
    const how = signature
      ? `${timeWords(signature.at)}, signed ${SIGNATURE_METHOD_WORDS[signature.method]}`
      : 'Signature and date';
    paper.text(how, MARGIN, top - 56, { size: 8 });
  });
}

/** The signatures, each with who signed in whose place, and why. */
function writeSignatures(
  page: TextPage,
  { detail, signatures }: PacketFacts,
  uploads: ReadonlyMap<string, PacketUpload>,
): void {
  page.heading('Signatures');
  const { from, to, givers } = detail;
  const givenBy = detail.kind === 'sub' ? givers.filter(({ id }) => id !== to.id) : [];
  const sides = [
    { part: 'outgoing', heading: 'OUTGOING', who: from.name, by: null },
    { part: 'incoming', heading: 'INCOMING', who: to.name, by: null },
    ...givenBy.map(({ id, name }) => ({ part: 'giver', heading: 'GIVER', who: name, by: id })),
  ];
  for (const { part, heading, who, by } of sides) {
    const signature = signatures.find((one) => one.part === part && (by === null || one.by.id === by));
    placeSignature(page, heading, signature, who);
    if (!signature?.inPlaceOf) continue;
    page.text(`${signature.by.name} signed in place of ${signature.inPlaceOf}. Reason: ${signature.reason}`);
    page.upload('Document', uploads.get(signature.uploadId ?? ''));
  }
}

/** Sets the joint inventory memorandum: the unit's text, the results by section and the signatures. */
export function writeMemorandum(
  page: TextPage,
  facts: PacketFacts,
  { text, uploads }: { text: string; uploads: ReadonlyMap<string, PacketUpload> },
): void {
  page.head(facts.detail.unit.name);
  writeFacts(page, facts);
  page.gap(6);
  page.text(text);
  page.heading('Results by section');
  page.table(COLUMNS, resultRows(facts.lines, facts.detail.sections));
  writeConsequences(page, facts);
  writeSignatures(page, facts, uploads);
}
