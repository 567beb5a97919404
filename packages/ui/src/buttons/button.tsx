import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names';
import './button.css';
import { Spinner } from './spinner';
import { useKeptFocus } from './use-kept-focus';

export interface ButtonLook {
  /** One primary in a header. `key` is the light button of the selection bar. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'key';
  /** 28, 36 or 48 px; at least 44 on a phone. */
  size?: 's' | 'm' | 'l';
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: a spinner takes the icon's place, the label stays, nothing can be pressed. */
  working?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  working = false,
  type = 'button',
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useKeptFocus(button, disabled || working);
  return (
    <button
      ref={button}
      type={type}
      className={classNames('hr-button', className)}
      data-variant={variant}
      data-size={size}
      disabled={disabled || working}
      aria-busy={working || undefined}
      {...rest}
    >
      {working ? <Spinner size={size === 's' ? 14 : 16} /> : icon}
      {children}
    </button>
  );
}

/** A route that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'm',
  icon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link className={classNames('hr-button', className)} data-variant={variant} data-size={size} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
