import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { classNames } from '../class-names';
import './link.css';

interface LinkProps {
  /** A route of the application, or `href` for a document. */
  to?: string;
  href?: string;
  /** Capitals, as in 'VIEW ALL'. */
  caps?: boolean;
  /** It is a line of a list, not a word in a sentence: on a phone it is 44 px high. */
  ownLine?: boolean;
  target?: string;
  /** The document of `href` is saved, not shown. */
  download?: boolean;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  onClick?: () => void;
}

export function Link({ to, href, caps, ownLine, className, target, children, ...rest }: LinkProps) {
  const names = classNames('hr-link', caps && 'hr-caps', ownLine && 'hr-link-line', className);
  if (to !== undefined) {
    return (
      <RouterLink to={to} className={names} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={href} className={names} target={target} rel={target ? 'noreferrer' : undefined} {...rest}>
      {children}
    </a>
  );
}
