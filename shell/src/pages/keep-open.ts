/** `onDismiss` of a dialog that Escape, Back and a press outside do not close: what it shows is not shown again. */
export const keepOpen = (): void => undefined;
