interface Choices {
  data?: readonly unknown[];
  isPending: boolean;
  error: Error | null;
}

/** What stands in place of the options of a picker; null where there are some. */
export function noteOf({ data, isPending, error }: Choices, none: string): string | null {
  if (error) return error.message;
  if (isPending) return 'Loading...';
  return data?.length ? null : none;
}
