import type { Page } from '@playwright/test';

/**
 * A device whose clock is wrong. Only its dates are: timers and measurements do not go by them.
 *
 * @param ahead milliseconds; negative for a clock that is behind
 */
export const setClockAhead = (page: Page, ahead: number) =>
  page.addInitScript((ms) => {
    const TrueDate = Date;
    globalThis.Date = class extends TrueDate {
      constructor(...given: [] | [number | string | Date]) {
        super(given.length > 0 ? given[0]! : TrueDate.now() + ms);
      }
      static override now = () => TrueDate.now() + ms;
    } as DateConstructor;
  }, ahead);
