/**
 * A serial number as the property book keeps it: trimmed and upper-cased (RULE-14), a full-width letter
 * or digit as the plain one that it stands for. The browser and the API use it, so that both find the same item.
 */
export const normalizeSerial = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();
