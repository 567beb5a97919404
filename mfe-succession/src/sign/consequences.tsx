import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Box, counted, Panel } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { isSignedByAll } from './sides';

const listStyles = {
  '& > li': { padding: '10px 16px', textStyle: 'table', overflowWrap: 'anywhere' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
} as const;

/** Each thing that the signing does. */
function sentences(succession: SuccessionDetailDto): ReactNode[] {
  const { from, to, signing, sections } = succession;
  const holders = sections.filter(({ kind, included }) => kind === 'sub' && included).length;
  const isSigned = isSignedByAll(succession);
  return [
    <>
      <b>{to.name}</b> {isSigned ? 'stands' : 'will stand'} where {from.name} stood in the chains of{' '}
      {counted(succession.signing.passes, 'item')}.{' '}
      {holders > 0 && `${counted(holders, 'sub-hand receipt holder')} keep what they have.`}
    </>,
    signing.released.length > 0 && (
      <>
        Released besides {from.name}:{' '}
        {signing.released.map(({ person, items }) => `${person.name}, ${counted(items, 'item')}`).join('; ')}.
      </>
    ),
    signing.excluded.length > 0 && (
      <>
        {counted(signing.excluded.length, 'item')} stay with {from.name} until their cases end.
      </>
    ),
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
