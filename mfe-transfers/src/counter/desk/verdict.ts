/** How the answer to a scan sounds and looks. */
export type VerdictSign = 'good' | 'reason' | 'near' | 'click' | 'stop';

export interface Verdict {
  sign: VerdictSign;
  /** One sentence; also what is read aloud. */
  words: string;
  /** Tells two equal verdicts apart, so that each is heard. */
  number: number;
  /** What a near miss may mean, to choose from. */
  choices?: readonly { label: string; code: string }[];
  /** It is the server's answer to the time on the paper. */
  isOfPaperTime?: boolean;
}

interface Tone {
  hertz: number;
  seconds: number;
  /** Seconds after the beginning. */
  at: number;
}

/** Short high; two low; one low; a click; one long low. */
const TONES: Record<VerdictSign, readonly Tone[]> = {
  good: [{ hertz: 1320, seconds: 0.09, at: 0 }],
  reason: [
    { hertz: 330, seconds: 0.14, at: 0 },
    { hertz: 330, seconds: 0.14, at: 0.2 },
  ],
  near: [{ hertz: 330, seconds: 0.18, at: 0 }],
  click: [{ hertz: 700, seconds: 0.02, at: 0 }],
  stop: [{ hertz: 220, seconds: 0.6, at: 0 }],
};

/** Milliseconds that a phone vibrates and rests, by turns. */
const VIBRATIONS: Record<VerdictSign, number[]> = {
  good: [40],
  reason: [120, 80, 120],
  near: [150],
  click: [15],
  stop: [500],
};

let audio: AudioContext | null = null;

function play(tones: readonly Tone[]): void {
  audio ??= new AudioContext();
  for (const { hertz, seconds, at } of tones) {
    const start = audio.currentTime + at;
    const sound = audio.createOscillator();
    const volume = audio.createGain();
    sound.frequency.value = hertz;
    volume.gain.value = 0.15;
    sound.connect(volume).connect(audio.destination);
    sound.start(start);
    sound.stop(start + seconds);
  }
}

/** Sounds a verdict, and vibrates on phones. A device that can do neither stays silent. */
export function signal(sign: VerdictSign): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate(VIBRATIONS[sign]);
  if (typeof AudioContext === 'undefined') return;
  play(TONES[sign]);
}
