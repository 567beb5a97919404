import type { UserDto } from '@hand-receipt/contracts';
import type { SlotFills } from '@hand-receipt/platform';
import { remoteRoutes, renderAt } from '@hand-receipt/standalone/testing';
import type { ReactNode } from 'react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { commander } from './company';

interface Options {
  user?: UserDto;
  fills?: SlotFills;
  /** In place of the remote's own routes: a dashboard card, say. */
  screen?: ReactNode;
}

const ownRoutes = remoteRoutes(descriptor, remote);

/** Renders the remote at an address as a host does, with a person signed in. */
export const renderRemote = (path: string, { user = commander, fills, screen = ownRoutes }: Options = {}) =>
  renderAt(path, screen, { user, fills });
