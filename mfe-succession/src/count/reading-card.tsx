import type { ReadingDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  counted,
  Flex,
  FormCell,
  FormStrip,
  formatTime,
  Serial,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { RESULT_WORDS } from './reading-words';
import type { Reading } from './use-readings';

const ExtraDialog = lazy(() => import(/* webpackChunkName: "keep-extra" */ './extra-dialog'));

interface ReadingCardProps {
  reading: Reading;
  /** Settles the newest one. */
  onRead?: (body: Omit<ReadingDto, 'section'>) => Promise<void>;
  onAgain: () => void;
}

/** What is done about a reading that the list does not have. */
function SettleActs({ reading, onRead, onAgain }: ReadingCardProps) {
  const [isExtra, setIsExtra] = useState(false);
  const { result, code, item } = reading;
  if (!onRead || (result !== 'near-miss' && result !== 'not-on-the-books')) return null;
  return (
    <Flex gap="2" wrap="wrap" mt="2">
      <Button onClick={onAgain}>Read again</Button>
      {result === 'near-miss' && item && (
        <Button onClick={() => void onRead({ code, plateOf: item.id }).catch(() => undefined)}>
          The plate reads {code}
        </Button>
      )}
      {result === 'not-on-the-books' && <Button onClick={() => setIsExtra(true)}>Keep as an extra</Button>}
      {isExtra && (
        <Suspense fallback={null}>
          <ExtraDialog
            code={code}
            onKeep={(extra) => onRead({ code, extra })}
            onClose={() => setIsExtra(false)}
          />
        </Suspense>
      )}
    </Flex>
  );
}

/** One reading beside what the book has. */
export function ReadingCard(props: ReadingCardProps) {
  const { code, item, result, message, components, at } = props.reading;
  const { label, status } = RESULT_WORDS[result];
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3" mb="1" wrap="wrap">
        <b>{item?.name ?? 'Not on this list'}</b>
        <span>
          <StatusBadge status={status} label={label} /> <Text as="span">{formatTime(at)}</Text>
        </span>
      </Flex>
      <FormStrip columns={2} phoneColumns={2} numbering="none">
        <FormCell caption="You read">
          <Serial size="lg">{code}</Serial>
        </FormCell>
        <FormCell caption="Book says">
          {item ? <Serial size="lg">{item.serial_number}</Serial> : 'Nothing'}
        </FormCell>
      </FormStrip>
      <Text mt="1" color="fg.muted" textStyle="table">
        {message}
      </Text>
      {components.length > 0 && (
        <Text color="fg.muted" textStyle="table">
          {counted(components.length, 'component')}:{' '}
          {components.map(({ name, required, onHand }) => `${name} ${onHand} of ${required}`).join(', ')}
        </Text>
      )}
      <SettleActs {...props} />
    </Box>
  );
}
