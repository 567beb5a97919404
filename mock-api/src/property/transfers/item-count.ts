/** '1 item', '40 items'. */
export const itemCount = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
