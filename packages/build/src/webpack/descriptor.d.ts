/** @throws Error that names the property and what may stand there, where remote.json is not by the schema */
export function readDescriptor(dir: string): Record<string, unknown>;
