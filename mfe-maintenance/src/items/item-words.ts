/** What a form or a piece of maintenance is about. */
export interface NamedItem {
  id: string;
  name: string;
  serialNumber: string;
}

/** Name and serial number, for the names of controls. */
export const itemWords = ({ name, serialNumber }: Omit<NamedItem, 'id'>): string => `${name} ${serialNumber}`;
