import { followSession } from '@hand-receipt/platform';
import { useEffect } from 'react';
import { followActivity } from './activity';

/** Keeps this tab in step with the other tabs of the browser: who sits here, and when they last touched anything. */
export function useBrowserSession(): void {
  useEffect(followSession, []);
  useEffect(followActivity, []);
}
