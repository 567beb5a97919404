import { mountStandalone } from '@hand-receipt/standalone';
import descriptor from '../remote.json';
import remote from './remote';

mountStandalone(descriptor, remote);
