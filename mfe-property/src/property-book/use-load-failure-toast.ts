import { toast } from '@hand-receipt/ui';
import { useEffect } from 'react';

/** ERR-23: says once for each failure that the items could not be had; the page keeps its own error state. */
export function useLoadFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error) toast({ title: 'Error', description: 'Failed to load properties', tone: 'danger' });
  }, [error]);
}
