import { type ReactNode, useId } from 'react';
import { Link } from '../buttons/link';
import { classNames } from '../class-names';
import './surfaces.css';

interface PanelProps {
  title?: string;
  /** Beside the title: a count, a status. */
  badge?: ReactNode;
  /** At the right of the header. */
  actions?: ReactNode;
  viewAll?: { to: string; label?: string };
  as?: 'section' | 'div' | 'aside';
  /** 16 px around the content; off for tables and lists that run to the edge. */
  padded?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A titled white surface with one edge and no shadow. */
export function Panel({
  title,
  badge,
  actions,
  viewAll,
  as: Element = 'section',
  padded,
  className,
  children,
}: PanelProps) {
  const titleId = useId();
  return (
    <Element className={classNames('hr-panel', className)} aria-labelledby={title ? titleId : undefined}>
      {title ? (
        <header>
          <h2 id={titleId}>{title}</h2>
          {badge}
          <div className="hr-panel-actions">
            {actions}
            {viewAll ? (
              <Link to={viewAll.to} caps aria-label={`${viewAll.label ?? 'VIEW ALL'}, ${title}`}>
                {viewAll.label ?? 'VIEW ALL'}
              </Link>
            ) : null}
          </div>
        </header>
      ) : null}
      {padded ? <div className="hr-panel-body">{children}</div> : children}
    </Element>
  );
}
