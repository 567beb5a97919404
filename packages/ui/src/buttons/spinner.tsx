import './button.css';

/** The only thing that loops: the working mark inside a button. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg
      className="hr-spinner"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
