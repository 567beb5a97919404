/**
 * Stands in for XMLHttpRequest, by which files are sent: the whole body goes out at once, and the fake
 * `fetch` of this page answers it.
 */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  #call = { method: 'GET', url: '' };
  #headers = new Headers();

  open(method: string, url: string): void {
    this.#call = { method, url };
  }

  setRequestHeader(): void {}

  getAllResponseHeaders(): string {
    return [...this.#headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  async send(body: BodyInit | null): Promise<void> {
    const { method, url } = this.#call;
    try {
      const response = await globalThis.fetch(url, { method, body });
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 1 }));
      this.status = response.status;
      this.statusText = response.statusText;
      this.#headers = response.headers;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}
