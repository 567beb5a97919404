import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { Box, counted, Panel } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { isSignedByAll } from './sides';

const listStyles = {
  '& > li': { padding: '10px 16px', textStyle: 'table', overflowWrap: 'anywhere' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
} as const;

/** The section is in the next signing, if there is one. */
const isToSign = ({ included, state }: SuccessionSectionDto): boolean =>
  included && (state === 'planned' || state === 'counted');

const staysWords = (items: number, name: string): string =>
  items === 1
    ? `1 item stays with ${name} until its case ends.`
    : `${items} items stay with ${name} until their cases end.`;

/** What becomes of the chains of the items that pass. */
function chainSentences({ from, to, signing }: SuccessionDetailDto, isSigned: boolean): ReactNode[] {
  const { acts = { replace: signing.passes, sign: 0, insert: 0 }, holders = 0 } = signing;
  return [
    acts.replace > 0 && (
      <>
        <b>{to.name}</b> {isSigned ? 'stands' : 'will stand'} where {from.name} stood in the chains of{' '}
        {counted(acts.replace, 'item')}.
      </>
    ),
    acts.insert > 0 && (
      <>
        <b>{to.name}</b> {isSigned ? 'stands' : 'will stand'} first in the chains of{' '}
        {counted(acts.insert, 'item')} that others signed for from the book.
      </>
    ),
    acts.sign > 0 && (
      <>
        <b>{to.name}</b> {isSigned ? 'signed' : 'will sign'} for {counted(acts.sign, 'item')} that nobody had
        signed for.
      </>
    ),
    holders > 0 && (
      <>
        {counted(holders, 'sub-hand receipt holder')} {holders === 1 ? 'keeps' : 'keep'} what they have.
      </>
    ),
  ];
}

/** A counter issues in the name of the new holder only once they let it. */
const counterSentences = ({ to, signing: { counters = [] } }: SuccessionDetailDto): ReactNode[] =>
  counters.map(({ name, items }) => (
    <>
      {name} keeps {counted(items, 'item')} of this. It can issue {items === 1 ? 'it' : 'them'} once{' '}
      <b>{to.name}</b> lets it issue in their name.
    </>
  ));

/** Each thing that the signing does. */
function sentences(succession: SuccessionDetailDto): ReactNode[] {
  const { from, to, signing, sections } = succession;
  const isSigned = isSignedByAll(succession);
  const excluded = signing.excluded.length;
  const unsigned = isSigned ? sections.filter(isToSign).reduce((sum, { items }) => sum + items, 0) : 0;
  return [
    ...chainSentences(succession, isSigned),
    ...counterSentences(succession),
    signing.released.length > 0 && (
      <>
        Released besides {from.name}:{' '}
        {signing.released.map(({ person, items }) => `${person.name}, ${counted(items, 'item')}`).join('; ')}.
      </>
    ),
    excluded > 0 && staysWords(excluded, from.name),
    signing.roles && (
      <>
        <b>{to.name}</b> {isSigned ? 'became' : 'becomes'} Commander, {from.name} Soldier.
      </>
    ),
    signing.left_out.length > 0 && (
      <>
        Left out, {from.name} stays responsible:{' '}
        {signing.left_out.map(({ title, reason }) => `${title} (${reason})`).join('; ')}.
      </>
    ),
    unsigned > 0 && (
      <>
        {counted(unsigned, 'item')} {unsigned === 1 ? 'was' : 'were'} not signed. The chains stayed as they
        were.
      </>
    ),
    <>{from.name} can no longer recall, move or see the items by chain. Their own receipts stay with them.</>,
    isSigned ? (
      <>The freeze ended. All of it changed at once.</>
    ) : (
      <>The freeze ends. All of it is changed at once, or nothing.</>
    ),
  ].filter(Boolean);
}

const whenSigned = ({ kind }: SuccessionDetailDto): string =>
  kind === 'sub' ? 'When all have signed' : 'When both have signed';

/** What the signatures do. */
export function Consequences({ succession }: { succession: SuccessionDetailDto }) {
  return (
    <Panel title={isSignedByAll(succession) ? 'What changed' : whenSigned(succession)}>
      <Box as="ul" css={listStyles}>
        {sentences(succession).map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </Box>
    </Panel>
  );
}
