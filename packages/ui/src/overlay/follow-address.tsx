import { useEffect } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { updateEntries } from './dialog-history';

function Follow() {
  const location = useLocation();
  useEffect(updateEntries, [location]);
  return null;
}

/** Tells the history of dialogs of each new address. Without a router there is none to tell of. */
export function FollowAddress() {
  return useInRouterContext() ? <Follow /> : null;
}
