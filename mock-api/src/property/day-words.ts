import { militaryTime } from '../live';

/** 03DEC2026 of a calendar day, YYYY-MM-DD. */
export const dayWords = (day: string): string => militaryTime(new Date(`${day}T12:00:00`)).slice(0, 9);
