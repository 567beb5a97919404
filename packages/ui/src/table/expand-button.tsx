import { ChevronDownIcon, ChevronRightIcon } from 'lucide-react';

interface ExpandButtonProps {
  name: string;
  expanded: boolean;
  onClick: () => void;
}

export function ExpandButton({ name, expanded, onClick }: ExpandButtonProps) {
  return (
    <button
      type="button"
      className="hr-icon-button"
      data-size="s"
      aria-expanded={expanded}
      aria-label={`Expand ${name}`}
      onClick={onClick}
    >
      {expanded ? <ChevronDownIcon /> : <ChevronRightIcon />}
    </button>
  );
}
