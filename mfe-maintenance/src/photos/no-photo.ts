/** A file that cannot be sent as a photo; the message says why, in the words of the server. */
export class NoPhoto extends Error {}

export const unreadable = () => new NoPhoto('This file cannot be read. Choose it again.');
