/** The mark: a ruled hand receipt with one line checked. Decorative; the product's name stands beside it. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      className="hr-mark"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <rect x="3" y="2.5" width="18" height="19" rx="1.5" />
      <path d="M3 8h18M15 8v13.5M6 12h6M6 15h6M6 18h4" />
      <path d="m16.7 14.6 1 1.1 1.8-2.3" strokeWidth="1.5" />
    </svg>
  );
}
