import type { UserDto } from '@hand-receipt/contracts';
import { remoteRoutes, renderAt } from '@hand-receipt/standalone/testing';
import descriptor from '../../remote.json';
import remote from '../remote';

const ownRoutes = remoteRoutes(descriptor, remote);

/** Renders the remote at an address as a host does, with a person signed in; the Commander unless given. */
export const renderRemote = (path: string, user?: UserDto) => renderAt(path, ownRoutes, { user });
