import { testRemote } from '@hand-receipt/standalone/testing/remote';
import descriptor from '../remote.json';
import remote from './remote';

testRemote(descriptor, remote);
