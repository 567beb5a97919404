import { type HandOverDto, newlyShortWords, receiptComponentWords } from '@hand-receipt/contracts';
import { Box, formatDateTime, Mono, Panel, PlainTable, Serial, Text, useIsPhone } from '@hand-receipt/ui';

type ReceiptLine = HandOverDto['lines'][number];

/** The lines of a receipt, as a list on phones. */
export function ReceiptLines({ receipt }: { receipt: HandOverDto }) {
  const isPhone = useIsPhone();
  return (
    <Panel title="Lines">{isPhone ? <LineCards receipt={receipt} /> : <LineTable receipt={receipt} />}</Panel>
  );
}

/**
 * The components of a line as they were signed for or counted, and what a return adds to what was short before; nothing
 * where the receipt does not say.
 */
function Components({ receipt, line: { line } }: { receipt: HandOverDto; line: ReceiptLine }) {
  const { components = [], shortages } = receipt;
  const listed = components.find((one) => one.line === line);
  if (!listed || listed.components.length === 0) return null;
  const opened = shortages?.filter((one) => one.line === line);
  const added = opened && newlyShortWords(listed.components, opened);
  return (
    <>
      <Text as="small" color="fg.muted" display="block">
        With {receiptComponentWords(listed.components)}
      </Text>
      {added ? (
        <Text as="small" display="block">
          {added}
        </Text>
      ) : null}
    </>
  );
}

const nameOf = ({ item, mounted_on: mountedOn, reason }: ReceiptLine): string =>
  `${item.name}${mountedOn ? ', mounted' : ''}${reason ? ` (${reason})` : ''}`;

/** From whose hand receipt a line comes. */
const giverOf = ({ giver }: ReceiptLine): string => giver?.name ?? 'Property Book';

/** When a line ended: it came back, or left the book while it was out. */
function LineEnd({ line: { returned_at: returnedAt, left_at: leftAt } }: { line: ReceiptLine }) {
  if (returnedAt) return <Mono>{formatDateTime(returnedAt)}</Mono>;
  if (!leftAt) return '–';
  return (
    <>
      Left the book <Mono>{formatDateTime(leftAt)}</Mono>
    </>
  );
}

function LineCards({ receipt }: { receipt: HandOverDto }) {
  return (
    <Box as="ul" aria-label="Lines">
      {receipt.lines.map((line) => (
        <Box as="li" key={line.item.id} px="4" py="3" borderTopWidth="1px" borderColor="border.subtle">
          <Text>
            {line.line}. <Serial>{line.item.serial_number}</Serial>
          </Text>
          <Text fontWeight="semibold">{nameOf(line)}</Text>
          <Components receipt={receipt} line={line} />
          <Text as="small" color="fg.muted">
            From {giverOf(line)}
            {line.returned_at ? ' · Back ' : ''}
            {line.left_at ? ' · ' : ''}
            {line.returned_at || line.left_at ? <LineEnd line={line} /> : null}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

/** The name of an item takes what is left, and the giver keeps a line. */
const WHOLE_NAMES = { '& [data-giver]': { whiteSpace: 'nowrap' }, '& [data-name]': { minWidth: '160px' } };

function LineTable({ receipt }: { receipt: HandOverDto }) {
  return (
    <Box css={WHOLE_NAMES}>
      <PlainTable label="Lines">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Serial number</th>
            <th scope="col">Item</th>
            <th scope="col">From</th>
            <th scope="col">Back</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => (
            <tr key={line.item.id}>
              <th scope="row">{line.line}</th>
              <td>
                <Serial>{line.item.serial_number}</Serial>
              </td>
              <td data-name>
                {nameOf(line)}
                <Components receipt={receipt} line={line} />
              </td>
              <td data-giver>{giverOf(line)}</td>
              <td>
                <LineEnd line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Box>
  );
}
