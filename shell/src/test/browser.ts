/** What the page asks of a browser and jsdom does not have. */

/** An event stream that a test speaks through. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  closed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  close() {
    this.closed = true;
  }

  say(type: string, data?: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data ?? null), lastEventId }));
  }
}

/** Sets how wide the window is, and what the system prefers. */
export function setWindow({ phone = false, tablet = false, dark = false } = {}): void {
  globalThis.matchMedia = (query: string) =>
    ({
      matches: query.includes('max-width') ? phone || (tablet && query.includes('1023')) : dark,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

Object.assign(globalThis, { EventSource: FakeEventSource });
window.scrollTo = () => undefined;
