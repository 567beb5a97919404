import type { LineResult } from '@hand-receipt/contracts';

/** The badge of each result of a line. */
export const RESULTS: Record<LineResult, { label: string; status: string }> = {
  verified: { label: 'Verified', status: 'verified' },
  'serial-differs': { label: 'Serial differs', status: 'overdue' },
  'other-section': { label: 'Other section', status: 'transferred' },
  'by-document': { label: 'Seen by document', status: 'approved' },
  'not-readable': { label: 'Cannot be read', status: 'damaged' },
  'not-found': { label: 'Not found', status: 'missing' },
};
