import type { ReactNode } from 'react';
import type { Tone } from '../status/tone';
import './feedback.css';
import { TONE_ICONS } from './tone-icons';

interface AlertProps {
  tone: Exclude<Tone, 'neutral'>;
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  /** Read aloud when it appears: at once for danger, in turn for the rest. On unless false. */
  announce?: boolean;
}

/** A message that stays on the page, with a 3 px edge in its colour. */
export function Alert({ tone, title, children, icon, actions, announce = true }: AlertProps) {
  const Icon = TONE_ICONS[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className="hr-alert" data-tone={tone} role={announce ? role : undefined}>
      <span className="hr-alert-icon">{icon ?? <Icon size={18} strokeWidth={2} />}</span>
      <div className="hr-alert-text">
        <p className="hr-alert-title">{title}</p>
        {children}
      </div>
      {actions}
    </div>
  );
}
