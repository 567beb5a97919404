export interface FileCounts {
  path: string;
  passed: number;
  failed: number;
  skipped: number;
  failedTests: string[];
}

export interface SuiteCounts {
  passed: number;
  failed: number;
  skipped: number;
  failedTests: string[];
  flakyTests: string[];
}

export function filesToRunAgain(files: FileCounts[]): string[];
export function suiteCounts(first: FileCounts[], again?: FileCounts[]): SuiteCounts;
