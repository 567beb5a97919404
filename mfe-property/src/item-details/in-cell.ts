/** A button of 28 px does not push the value of its cell below the values of other cells, whose lines are 20 px. */
export const IN_CELL = { '& > button': { marginBlock: { base: '0', md: '-4px' } } } as const;
