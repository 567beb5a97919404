const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** True for a method by which nothing is changed. */
export const isSafe = ({ method }: { method: string }): boolean => SAFE_METHODS.includes(method);
