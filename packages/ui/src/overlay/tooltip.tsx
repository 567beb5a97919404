import { cloneElement, type ReactElement } from 'react';

const MOST_LINES = 3;

/** One line each, at most three; the rest is counted. */
function tooltipText(content: string | readonly string[]): string {
  if (typeof content === 'string') return content;
  const rest = content.length - MOST_LINES;
  return [...content.slice(0, MOST_LINES), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}

interface TooltipProps {
  content: string | readonly string[];
  /** One element that takes DOM attributes. */
  children: ReactElement<{ 'data-tooltip'?: string }>;
}

/** Gives its child a tooltip: 700 ms of hover or focus. What it says must not be needed to use the control. */
export function Tooltip({ content, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': tooltipText(content) || undefined });
}
