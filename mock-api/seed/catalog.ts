import type { PropertyCategory, SecurityLevel } from '@hand-receipt/contracts';
import type { KITS } from './kits';

/** Every item of one model that the company carries. */
export interface ModelLine {
  name: string;
  category: PropertyCategory;
  nsn: string;
  lin: string;
  location: string;
  /** US dollars. */
  unitPrice: string;
  serials: readonly string[];
  kit?: keyof typeof KITS;
  securityLevel?: SecurityLevel;
  sensitive_mark?: 'yes';
  /** Days between calibrations. */
  calibratedEvery?: number;
}

/** `W1234`, '56 61' gives W123456 and W123461. */
const series = (prefix: string, ends: string): string[] => ends.split(' ').map((end) => `${prefix}${end}`);

export const CATALOG: readonly ModelLine[] = [
  { name: 'M4A1 Carbine', category: 'weapons', nsn: '1005-01-231-0973', lin: 'C06935', location: 'Arms room, rack 4', unitPrice: '642.00', kit: 'carbine', serials: series('W123', '456 461 465 470 474 477 480 483 488 491 495 499 502 506 510 513 517 521 524 528 531 535') },
  { name: 'M249', category: 'weapons', nsn: '1005-01-127-7510', lin: 'M09009', location: 'Arms room, rack 7', unitPrice: '4087.00', kit: 'machineGun', serials: series('U2088', '14 20 25 31 38 42 47 53') },
  { name: 'M240B', category: 'weapons', nsn: '1005-01-412-3129', lin: 'M92841', location: 'Arms room, rack 8', unitPrice: '6600.00', kit: 'machineGun', serials: series('R1044', '17 23 30 36') },
  { name: 'M17 Pistol', category: 'weapons', nsn: '1005-01-658-7443', lin: 'P98152', location: 'Arms room, safe 1', unitPrice: '320.00', serials: series('58M112', '04 19 26 33 47 51') },
  { name: 'M320 Grenade Launcher', category: 'weapons', nsn: '1010-01-567-8342', lin: 'G42745', location: 'Arms room, rack 9', unitPrice: '3500.00', serials: series('G771', '20 26') },
  { name: 'AN/PVS-14', category: 'optics', nsn: '5855-01-432-0524', lin: 'M79678', location: 'Arms room, safe 2', unitPrice: '3607.00', kit: 'monocular', sensitive_mark: 'yes', securityLevel: 'controlled', serials: series('703', '15A 22A 31A 38A 44A 50A') },
  { name: 'AN/PAS-13', category: 'optics', nsn: '5855-01-577-7174', lin: 'S60288', location: 'Arms room, safe 2', unitPrice: '15200.00', kit: 'monocular', sensitive_mark: 'yes', securityLevel: 'controlled', serials: series('TWS2', '290 304') },
  { name: 'M68 Reflex Sight', category: 'optics', nsn: '1240-01-411-1265', lin: 'S60356', location: 'Arms room, cage 3', unitPrice: '417.00', serials: series('M6045', '20 23 26 29 32 35 38 41 44 47 50 53 56 59 62 65 68 71') },
  { name: 'M22 Binocular', category: 'optics', nsn: '1240-01-207-5787', lin: 'B67766', location: 'Supply room, shelf 2', unitPrice: '300.00', serials: series('B331', '08 15 22 40') },
  { name: 'AN/PRC-152', category: 'comsec', nsn: '5820-01-574-9837', lin: 'R30343', location: 'Commo cage', unitPrice: '9600.00', kit: 'radio', securityLevel: 'secret', serials: series('C044', '17 18 23 31 36 40 44 52 59 63') },
  { name: 'AN/PYQ-10 Simple Key Loader', category: 'comsec', nsn: '7010-01-517-3587', lin: 'S01416', location: 'Commo vault', unitPrice: '2450.00', securityLevel: 'secret', serials: series('SK201', '17 24') },
  { name: 'AN/VRC-92F', category: 'comsec', nsn: '5820-01-451-8247', lin: 'R45543', location: 'Commo cage', unitPrice: '11900.00', kit: 'radio', securityLevel: 'secret', serials: series('V813', '06 11') },
  { name: 'M1165 HMMWV', category: 'vehicles', nsn: '2320-01-371-9577', lin: 'T34704', location: 'Motor pool, line 1', unitPrice: '168400.00', kit: 'truck', serials: series('NG2J', '41 44 47 52 58 63') },
  { name: 'M1083A1P2 MTV', category: 'vehicles', nsn: '2320-01-552-7773', lin: 'T41515', location: 'Motor pool, line 2', unitPrice: '259300.00', kit: 'truck', serials: series('NT9K', '12 17 25') },
  { name: 'M1101 Trailer', category: 'vehicles', nsn: '2330-01-387-5426', lin: 'T95924', location: 'Motor pool, line 3', unitPrice: '8300.00', serials: series('NR4T', '70 74 81') },
  { name: 'AN/PSN-13 DAGR', category: 'electronics', nsn: '5825-01-526-4783', lin: 'N96248', location: 'Commo cage', unitPrice: '2400.00', serials: series('D118', '206 211 219 224 231 237 242 246 253 260') },
  { name: 'Rugged Laptop Computer', category: 'electronics', nsn: '7010-01-643-2188', lin: 'C05541', location: 'Orderly room', unitPrice: '2890.00', serials: series('RL60', '031 044 058 077') },
  { name: 'AN/PSM-45A Multimeter', category: 'electronics', nsn: '6625-01-265-6000', lin: 'M60449', location: 'Commo shop', unitPrice: '389.00', calibratedEvery: 365, serials: series('MM45', '118 127') },
  { name: 'MEP-1030 Generator', category: 'support-equipment', nsn: '6115-01-561-7449', lin: 'G07461', location: 'Motor pool, bay 2', unitPrice: '21500.00', kit: 'generator', serials: series('FZ30', '871 902 915 928') },
  { name: 'Tool Kit, General Mechanic', category: 'support-equipment', nsn: '5180-01-483-0249', lin: 'W33004', location: 'Motor pool, tool room', unitPrice: '2760.00', kit: 'tools', serials: series('TK77', '05 11 19 26') },
  { name: 'Tent, Modular General Purpose', category: 'support-equipment', nsn: '8340-01-456-3628', lin: 'T48278', location: 'Supply room, bay 1', unitPrice: '7420.00', serials: series('MGP', '2204 2210 2217 2231') },
  { name: 'Heater, Space, Large', category: 'support-equipment', nsn: '4520-01-329-3451', lin: 'H27020', location: 'Supply room, bay 1', unitPrice: '1180.00', serials: series('SHL', '901 907 915') },
  { name: 'Camouflage Screen System', category: 'support-equipment', nsn: '1080-01-457-2956', lin: 'C89145', location: 'Supply room, bay 2', unitPrice: '1310.00', serials: series('ULC', '4410 4418 4423') },
  { name: 'M50 Joint Service Mask', category: 'individual-equipment', nsn: '4240-01-512-4434', lin: 'M12418', location: 'CBRN room', unitPrice: '265.00', serials: series('JM50', '1101 1108 1116 1123 1130 1137 1142 1150') },
  { name: 'Medical Equipment Set, Combat Lifesaver', category: 'medical', nsn: '6545-01-532-3674', lin: 'M26413', location: 'Aid station', unitPrice: '780.00', serials: series('CLS', '301 308 314 322') },
  { name: 'Defibrillator, Portable', category: 'medical', nsn: '6515-01-515-4197', lin: 'D86072', location: 'Aid station', unitPrice: '2140.00', calibratedEvery: 180, serials: series('AED', '7714 7729') },
  { name: 'Safe, Class 5', category: 'other', nsn: '7110-00-920-9343', lin: 'S01359', location: 'Orderly room', unitPrice: '1650.00', serials: series('GS5', '118 131') },
  { name: 'Scale, Platform', category: 'other', nsn: '6670-01-148-9432', lin: 'S20019', location: 'Supply room, dock', unitPrice: '540.00', serials: series('PLS', '22 27') },
]; // prettier-ignore
