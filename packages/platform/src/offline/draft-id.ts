/** Id of the one draft of this name that is kept for a person. */
export const draftId = (owner: string, name: string): string => `draft/${owner}/${name}`;
