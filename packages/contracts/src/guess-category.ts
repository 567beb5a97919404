import type { PropertyCategory } from './vocabulary';

/**
 * RULE-20: the one keyword table. The first line with a keyword in the name decides, so that
 * `Sight, M4` is optics and `Truck, M1165 radio carrier` a vehicle.
 */
const KEYWORDS: readonly (readonly [PropertyCategory, readonly string[]])[] = [
  ['optics', ['sight', 'scope', 'acog', 'pvs', 'pas-13', 'peq', 'optic', 'binocular', 'night vision', 'thermal']],
  ['vehicles', ['hmmwv', 'truck', 'trailer', 'vehicle', 'lmtv', 'jltv', 'm1165', 'm1083', 'm1101']],
  ['comsec', ['prc-', 'vrc-', 'pyq-', 'kyk-', 'kg-', 'kik-', 'radio', 'sincgars', 'comsec', 'crypto', 'fill device']],
  ['weapons', ['m4', 'm16', 'm17', 'm18', 'm240', 'm249', 'm320', 'm2a1', 'rifle', 'carbine', 'pistol', 'machine gun', 'launcher', 'mortar', 'weapon']],
  ['medical', ['medical', 'aid bag', 'litter', 'defibrillator', 'tourniquet', 'first aid']],
  ['individual-equipment', ['helmet', 'vest', 'plate', 'ruck', 'sleeping', 'mask', 'body armor', 'iotv', 'ihps']],
  ['electronics', ['dagr', 'psn-13', 'computer', 'laptop', 'tablet', 'gps', 'printer', 'multimeter', 'battery charger']],
  ['support-equipment', ['generator', 'mep-', 'tent', 'heater', 'kitchen', 'tool', 'compressor', 'light set', 'camouflage']],
]; // prettier-ignore

/** The category that an item's name suggests, 'other' where no keyword fits. The form suggests it, the API falls back to it. */
export function guessCategory(name: string): PropertyCategory {
  const lower = name.toLowerCase();
  const line = KEYWORDS.find(([, keywords]) => keywords.some((keyword) => lower.includes(keyword)));
  return line?.[0] ?? 'other';
}
