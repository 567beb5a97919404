import type { InventoryLineDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { COUNT_SCAN } from '@hand-receipt/data';
import { type QueueEntry, useQueue } from '@hand-receipt/platform';
import { useMemo } from 'react';
import { serialOf } from './scan-entry';

/** A scan of a count that waits on this device for a connection. */
export interface KeptScan {
  serial: string;
  /** Epoch milliseconds. */
  at: number;
}

const waitsFor =
  (inventoryId: string) =>
  ({ call, state }: QueueEntry) =>
    call?.key === COUNT_SCAN &&
    call.params?.id === inventoryId &&
    (state === 'waiting' || state === 'sending');

/** The scans of one count that this device has not sent yet, each serial number once. They survive a reload. */
export function useKeptScans(inventoryId: string): KeptScan[] {
  const { entries } = useQueue();
  return useMemo(() => {
    const bySerial = new Map<string, KeptScan>();
    for (const { data, timestamp } of entries.filter(waitsFor(inventoryId))) {
      const { code = '', plateReads = code } = (data ?? {}) as { code?: string; plateReads?: string };
      const serial = serialOf(plateReads);
      bySerial.set(serial, { serial, at: timestamp });
    }
    return [...bySerial.values()];
  }, [entries, inventoryId]);
}

/** A count as this device knows it: what it has not sent yet is counted too. */
export interface CountHere {
  inventory: SensitiveInventoryDto;
  /** What nobody has counted, here or on the server. */
  missing: readonly InventoryLineDto[];
  /** Lines whose read waits here. */
  queued: readonly InventoryLineDto[];
  /** Codes that wait here and are not on the count. */
  extras: readonly KeptScan[];
  /** How many scans wait here. */
  waiting: number;
}

/** @param lines all that is on the count; none while they are not known, and then nothing can be told apart */
export function countHere(
  inventory: SensitiveInventoryDto,
  lines: readonly InventoryLineDto[],
  kept: readonly KeptScan[],
): CountHere {
  const serials = new Set(lines.map(({ serialNumber }) => serialNumber?.toUpperCase()));
  const isBlind = inventory.serialsHidden === true;
  const waiting = new Set(kept.map(({ serial }) => serial));
  const open = lines.filter(({ countedAt, leftAt, document }) => countedAt === null && !leftAt && !document);
  const missing = open.filter(
    ({ serialNumber }) => serialNumber === null || !waiting.has(serialNumber.toUpperCase()),
  );
  // Of a blind list this device does not know what a code is: the server says so later.
  const extras = lines.length > 0 && !isBlind ? kept.filter(({ serial }) => !serials.has(serial)) : [];
  const { expected, counted, left = 0, byDocument = 0, extra } = inventory.progress;
  const countedHere = Math.min(expected, counted + open.length - missing.length);
  return {
    inventory: {
      ...inventory,
      progress: {
        ...inventory.progress,
        counted: countedHere,
        missing: expected - countedHere - left - byDocument,
        extra: extra + extras.length,
      },
    },
    missing,
    queued: open.filter((line) => !missing.includes(line)),
    extras,
    waiting: kept.length,
  };
}
