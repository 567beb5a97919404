import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { EventStream, type StreamOptions } from '../../src/live/event-stream';
import { StreamHub } from '../../src/live/stream-hub';
import { testDatabase } from '../support/database';

test('a stream that opens while the server stops is ended, so that the server need not wait for it', async () => {
  const { db } = await testDatabase();
  const hub = new StreamHub(db, (error) => {
    throw error;
  });
  hub.close();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const isStillSignedIn = () => Promise.resolve(true);
  const asShown: StreamOptions['asShown'] = (notifications) => Promise.resolve(notifications);
  hub.add(new EventStream({ userId: 'U-1', response, lastSent: 0, isStillSignedIn, asShown }));
  expect(response.writableEnded).toBe(true);
}, 60_000);
