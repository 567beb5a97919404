import type { ScannedDto } from '@hand-receipt/contracts';
import { SearchInput, toast } from '@hand-receipt/ui';
import { type ComponentProps, useRef } from 'react';
import { CameraButton } from './camera-button';
import { scanFailure } from './scan-failure';
import { scanProblem, searchText } from './search-text';

type Found = ScannedDto & { item: NonNullable<ScannedDto['item']> };

interface ScanSearchProps extends Omit<ComponentProps<typeof SearchInput>, 'onEnter' | 'after'> {
  /** Asks the server what a code means. */
  lookUp: (code: string) => Promise<ScannedDto>;
  /** Exactly one item was found. */
  onFound: (found: Found) => void;
}

const isOne = (answer: ScannedDto): answer is Found => answer.item !== null;

/**
 * A search box that takes codes too. Enter, which a hand scanner sends after each code, picks the item that the code
 * means; typing searches as in every other search box.
 */
export function ScanSearch({ lookUp, onFound, onChange, ...search }: ScanSearchProps) {
  const newest = useRef(0);

  const pick = async (code: string) => {
    const turn = (newest.current += 1);
    try {
      const answer = await lookUp(code);
      // A later code has been read meanwhile.
      if (turn !== newest.current) return;
      if (answer.message) toast({ tone: 'warning', title: answer.message });
      if (isOne(answer)) onFound(answer);
    } catch (error) {
      toast({ tone: 'danger', title: scanFailure(error) });
    }
  };

  /** Looks the code up, and leaves its number in the box, so that the list shows what is near it. */
  const take = (code: string): string => {
    const problem = scanProblem(code);
    if (problem) {
      toast({ tone: 'danger', title: problem });
      return code;
    }
    void pick(code);
    return searchText(code);
  };
  return (
    <SearchInput
      {...search}
      onChange={(text) => {
        if (scanProblem(text) === null) onChange(searchText(text));
      }}
      onEnter={take}
      after={<CameraButton what="an item" onCode={(code) => onChange(take(code))} />}
    />
  );
}
