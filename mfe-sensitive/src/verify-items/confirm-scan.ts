import type { ScanState } from './scan-entry';

/** A tone and the vibration that goes with it. */
interface Signal {
  hertz: number;
  seconds: number;
  /** Milliseconds: on, off, on and so forth. */
  vibration: number[];
}

const COUNTED: Signal = { hertz: 1320, seconds: 0.09, vibration: [60] };
const KNOWN: Signal = { hertz: 880, seconds: 0.12, vibration: [40, 60, 40] };
const AMISS: Signal = { hertz: 220, seconds: 0.4, vibration: [250, 80, 250] };

const SIGNALS: Partial<Record<ScanState, Signal>> = {
  verified: COUNTED,
  waiting: COUNTED,
  'already-verified': KNOWN,
};

const LOUDNESS = 0.15;

let sound: AudioContext | null = null;

function play({ hertz, seconds }: Signal): void {
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = hertz;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + seconds);
}

/**
 * Signals the result of a scan by sound and vibration, because the user looks at the item and not at the screen. High
 * and short: it counts. Medium: it had counted already. Low and long: an error.
 */
export function confirmScan(state: ScanState): void {
  const signal = SIGNALS[state] ?? AMISS;
  // Not every device vibrates, and some only where their person has allowed it.
  navigator.vibrate?.(signal.vibration);
  try {
    play(signal);
  } catch (error) {
    console.warn('The tone of a scan could not be played', error);
  }
}
