import { newId } from '../new-id';

/**
 * What this page calls itself in its writes and in its event stream, until it is loaded again. The server leaves the
 * page's own writes out of the stream, because the page reads again by itself when a write is answered.
 */
export const CLIENT_ID = newId();
