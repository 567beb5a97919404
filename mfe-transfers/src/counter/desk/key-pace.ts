/** A hand scanner sends a key every 2 to 20 ms; nobody types so fast. */
const SCANNER_GAP_MS = 35;
const SCANNED_KEYS_MIN = 4;

/** Tells what a hand scanner sent from what a person typed, by the time between keys. */
export class KeyPace {
  #keys = 0;
  #first = 0;
  #last = 0;

  /** @param at milliseconds */
  note(at: number): void {
    if (this.#keys === 0) this.#first = at;
    this.#keys += 1;
    this.#last = at;
  }

  /** Whether the keys since the last code came from a scanner. */
  get isScanner(): boolean {
    if (this.#keys < SCANNED_KEYS_MIN) return false;
    return (this.#last - this.#first) / (this.#keys - 1) <= SCANNER_GAP_MS;
  }

  reset(): void {
    this.#keys = 0;
  }
}
