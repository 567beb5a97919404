import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsPhone } from '../theme/use-is-phone';
import { Label } from '../text/text';
import './page.css';
import { useTopBar } from './use-top-bar';

interface PageHeaderProps {
  title: string;
  caption?: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** Where the bar's title differs from the page's; the page's own then stays in sight. */
  phoneTitle?: string;
  /** The one action of the phone's top bar; the page's actions unless given. */
  phoneAction?: ReactNode;
}

/** Caption, h1 and actions. On a phone the title and one action move into the shell's top bar. */
export function PageHeader({
  title,
  caption,
  description,
  actions,
  phoneTitle,
  phoneAction = actions,
}: PageHeaderProps) {
  const isPhone = useIsPhone();
  const topBar = useTopBar(isPhone);
  const inTopBar = topBar !== null;
  const titleHidden = inTopBar && phoneTitle === undefined;
  const bare = titleHidden && !description;

  return (
    <header className={bare ? 'hr-hidden' : 'hr-page-header'}>
      <div>
        {caption && !titleHidden ? <Label as="p">{caption}</Label> : null}
        <h1 className={titleHidden && !bare ? 'hr-hidden' : undefined}>{title}</h1>
        {description ? <p className="hr-page-description">{description}</p> : null}
      </div>
      {actions && !inTopBar ? <div className="hr-page-actions">{actions}</div> : null}
      {topBar ? createPortal(<span aria-hidden="true">{phoneTitle ?? title}</span>, topBar.title) : null}
      {topBar?.actions ? createPortal(phoneAction, topBar.actions) : null}
    </header>
  );
}
