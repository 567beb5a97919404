import { type DeviceMemory, type LedgerSource, portableTools, readMemory, verifyFromDevice } from '../src';
import type { MemoryLog } from './memory-log';

export const NOW = new Date('2026-11-21T06:04:18Z');
export const look = (
  source: LedgerSource,
  memory: DeviceMemory | null = null,
  onProgress?: (n: number) => void,
) => verifyFromDevice({ source, memory, tools: portableTools, now: NOW, onProgress });
export const messages = async (source: LedgerSource, memory: DeviceMemory | null) =>
  (await look(source, memory)).findings.map(({ message }) => message);
export const remember = async (log: MemoryLog): Promise<DeviceMemory> =>
  readMemory((await look(log.source())).memory);
