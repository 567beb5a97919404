import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names';
import './button.css';
import { Spinner } from './spinner';
import { useKeptFocus } from './use-kept-focus';

interface IconButtonLook {
  /** Names the control and what it acts on: 'Details, M4A1 Carbine W123456'. */
  label: string;
  icon: ReactNode;
  /** 28, 32 or 44 px; at least 44 on a phone. */
  size?: 's' | 'm' | 'l';
  bordered?: boolean;
  /** Shown after 700 ms; the label unless given, none when empty. */
  tooltip?: string;
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  working?: boolean;
}

const look = ({ label, size = 'm', bordered, tooltip = label }: Omit<IconButtonLook, 'icon'>) => ({
  'aria-label': label,
  'data-size': size,
  'data-bordered': bordered || undefined,
  'data-tooltip': tooltip || undefined,
});

export function IconButton({
  label,
  icon,
  size,
  bordered,
  tooltip,
  working,
  disabled,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useKeptFocus(button, disabled || working);
  return (
    <button
      ref={button}
      type="button"
      className={classNames('hr-icon-button', className)}
      disabled={disabled || working}
      {...look({ label, size, bordered, tooltip })}
      {...rest}
    >
      {working ? <Spinner /> : icon}
    </button>
  );
}

/** An icon that leads to a route. */
export function IconLink({
  label,
  icon,
  size,
  bordered,
  tooltip,
  className,
  ...rest
}: IconButtonLook & Omit<LinkProps, 'children'>) {
  return (
    <Link
      className={classNames('hr-icon-button', className)}
      {...look({ label, size, bordered, tooltip })}
      {...rest}
    >
      {icon}
    </Link>
  );
}
