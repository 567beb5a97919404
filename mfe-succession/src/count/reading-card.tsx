import type { SuccessionReadingDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  Flex,
  FormCell,
  FormStrip,
  formatRecentTime,
  lateDialog,
  Serial,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { MarkedSerial } from './marked-serial';
import { ReadComponents } from './read-components';
import { DIFFERING, differenceOf, RESULT_WORDS } from './reading-words';
import type { Typed } from './use-readings';

const ExtraDialog = lateDialog(() => import(/* webpackChunkName: "keep-extra" */ './extra-dialog'));

interface ReadingCardProps {
  successionId: string;
  reading: SuccessionReadingDto;
  isNewest: boolean;
  onRead: (body: Typed) => Promise<void>;
  /** The field is to have the focus again. */
  onAgain: () => void;
}

/** What is done about a reading that the list does not have. */
function SettleActs({ reading, onRead, onAgain }: ReadingCardProps) {
  const [isExtra, setIsExtra] = useState(false);
  const { result, code, serial, item, settled } = reading;
  if (settled) return null;
  const confirmPlate = (plateOf: string) => {
    void onRead({ code, plateOf }).catch(() => undefined);
    onAgain();
  };
  return (
    <Flex gap="2" wrap="wrap" mt="2">
      <Button aria-label={`Read again, ${serial}`} onClick={onAgain}>
        Read again
      </Button>
      {result === 'near-miss' && item && (
        <Button onClick={() => confirmPlate(item.id)}>The plate reads {serial}</Button>
      )}
      {result === 'not-on-the-books' && (
        <Button aria-label={`Keep as an extra, ${serial}`} onClick={() => setIsExtra(true)}>
          Keep as an extra
        </Button>
      )}
      {isExtra && (
        <ExtraDialog
          code={serial}
          onKeep={(extra) => onRead({ code, extra })}
          onClose={() => setIsExtra(false)}
        />
      )}
    </Flex>
  );
}

function BookSays({ reading: { serial, item, result } }: Pick<ReadingCardProps, 'reading'>) {
  if (!item) return 'Nothing';
  if (!DIFFERING.includes(result)) return <Serial size="lg">{item.serial_number}</Serial>;
  return (
    <Text as="span" color="danger.fg">
      <MarkedSerial read={serial} book={item.serial_number} shown="book" />
    </Text>
  );
}

/** One reading beside what the book has. */
export function ReadingCard(props: ReadingCardProps) {
  const { successionId, isNewest, onAgain } = props;
  const { serial, item, result, message, at } = props.reading;
  const { label, status } = RESULT_WORDS[result];
  const differs = item !== null && DIFFERING.includes(result);
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3" mb="1" wrap="wrap">
        <b>{item?.name ?? 'Not on this list'}</b>
        <span>
          <StatusBadge status={status} label={label} /> <Text as="span">{formatRecentTime(at)}</Text>
        </span>
      </Flex>
      <FormStrip columns={2} phoneColumns={2} numbering="none">
        <FormCell caption="You read">
          {differs ? (
            <MarkedSerial read={serial} book={item.serial_number} shown="read" />
          ) : (
            <Serial size="lg">{serial}</Serial>
          )}
        </FormCell>
        <FormCell caption="Book says">
          <BookSays reading={props.reading} />
        </FormCell>
      </FormStrip>
      <Text mt="1" color="fg.muted" textStyle="table">
        {message} <VisuallyHidden>{differenceOf(props.reading)}</VisuallyHidden>
      </Text>
      <ReadComponents
        successionId={successionId}
        reading={props.reading}
        isNewest={isNewest && result !== 'already-verified'}
        onDone={onAgain}
      />
      <SettleActs {...props} />
    </Box>
  );
}
