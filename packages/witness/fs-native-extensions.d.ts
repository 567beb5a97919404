declare module 'fs-native-extensions' {
  /** Locks an open file for this file descriptor alone; false where another one has it. */
  export function tryLock(fd: number): boolean;
}
