import type { Browser } from '@playwright/test';
import { LATE_MS, framesWhileScrolling } from '../lib/frames';
import { median, table } from '../lib/figures';
import { WHEELS } from './frame-table';
import { type Frame, traced } from './main-thread';
import { openBook, type Reader } from './open-book';

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Whose fault the late frames were: the page's own thread kept the processor, or somebody else had it. */
export async function threadTable(browser: Browser, reader: Reader): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [name, wheel] of Object.entries(WHEELS)) {
    await openBook(reader);
    const scroll = () => framesWhileScrolling(reader.page, wheel);
    const { frames, shares } = await traced(browser, reader.page, scroll);
    const busy = frames.map((frame) => frame.busy).sort((a, b) => a - b);
    const late = frames.filter(({ length }) => length > LATE_MS);
    const isOwn = (frame: Frame) => frame.busy > LATE_MS;
    rows.push([
      name,
      median(busy).toFixed(1),
      (busy[Math.floor(busy.length * 0.99)] ?? 0).toFixed(1),
      (busy.at(-1) ?? 0).toFixed(1),
      ...Object.values(shares).map(percent),
      late.length,
      late.filter(isOwn).length,
    ]);
  }
  const busyHeads = ['busy a frame, median ms', 'p99 ms', 'most ms'];
  const shareHeads = ['script', 'style, layout', 'paint', 'garbage'];
  table(['page’s own thread, traced', ...busyHeads, ...shareHeads, 'late frames', 'by its own work'], rows);
}
