import {
  EXTRA_RESOLUTION_WORDS,
  EXTRA_RESULTS,
  type InventoryExtraDto,
  NOT_FOUND_AGAIN,
} from '@hand-receipt/contracts';
import { CircleQuestionMarkIcon, CircleXIcon, type LucideIcon, ShieldXIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../counts/format-count';
import { formatDateTime } from '../dates/dates';
import { Box, Flex, Heading, Stack } from '../layout';
import '../status/status.css';
import type { Tone } from '../status/tone';
import { Mono, Serial } from '../text/text';
import { reportListStyles } from './report-list-styles';

interface ReportCodesProps {
  title: string;
  codes: readonly InventoryExtraDto[];
  /** What may be done with a code. */
  actsOf?: (extra: InventoryExtraDto) => ReactNode;
}

/** Codes that were read and are no line of the inventory, with their photos; nothing where there are none. */
export function ReportCodes({ title, codes, actsOf }: ReportCodesProps) {
  if (codes.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Heading as="h2" textStyle="h2">
        {title} ({formatCount(codes.length)})
      </Heading>
      <Box as="ul" aria-label={title} css={reportListStyles}>
        {codes.map((extra) => (
          <li key={extra.code}>
            <span data-part="code">
              <Serial>{extra.code}</Serial>
            </span>
            <span data-part="item">
              <CodeMark result={extra.result} />
              <CodeNotes extra={extra} />
            </span>
            <span data-part="result">
              <small>
                {extra.by} <Mono>{formatDateTime(extra.at)}</Mono>
              </small>
              {actsOf?.(extra)}
            </span>
          </li>
        ))}
      </Box>
    </Stack>
  );
}

type ExtraResult = InventoryExtraDto['result'];

/** A code that is on no book is graver than an item that is elsewhere, or a serial number that was misread. */
const MARKS: Record<ExtraResult, { tone: Tone; Icon: LucideIcon }> = {
  'not-on-the-books': { tone: 'danger', Icon: CircleXIcon },
  'not-mine': { tone: 'warning', Icon: ShieldXIcon },
  'near-miss': { tone: 'warning', Icon: CircleQuestionMarkIcon },
};

/** How a code differs from the list: an icon and a color, and both in words. */
function CodeMark({ result }: { result: ExtraResult }) {
  const { tone, Icon } = MARKS[result];
  return (
    <span className="hr-status" data-tone={tone}>
      <Icon size={14} strokeWidth={2} />
      {EXTRA_RESULTS[result]}
    </span>
  );
}

/** What was noted of a code, its second reads or the search for it, its photos, and what it turned out to be. */
function CodeNotes({ extra }: { extra: InventoryExtraDto }) {
  const { code, note, photos = [], readAgainAt, recount, notHere, resolved } = extra;
  return (
    <>
      {note ? <small>{note}</small> : null}
      {readAgainAt ? (
        <small>
          Read again <Mono>{formatDateTime(readAgainAt)}</Mono>
        </small>
      ) : null}
      {recount ? (
        <small>
          Recounted by {recount.by} <Mono>{formatDateTime(recount.at)}</Mono>
        </small>
      ) : null}
      {notHere ? (
        <small>
          {NOT_FOUND_AGAIN}, {notHere.by} <Mono>{formatDateTime(notHere.at)}</Mono>
        </small>
      ) : null}
      {resolved ? (
        <small>
          {EXTRA_RESOLUTION_WORDS[resolved.as]}, {resolved.by} <Mono>{formatDateTime(resolved.at)}</Mono>
          {resolved.note ? `: ${resolved.note}` : null}
        </small>
      ) : null}
      {photos.length > 0 ? (
        <Flex as="span" gap="2" wrap="wrap" marginTop="1">
          {photos.map((address, index) => (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={`${code}, ${index + 1}`} />
            </a>
          ))}
        </Flex>
      ) : null}
    </>
  );
}
