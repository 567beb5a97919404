import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { LucideProvider } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ToastHost } from '../feedback/toast-host';
import { FollowAddress } from '../overlay/follow-address';
import { TooltipHost } from '../overlay/tooltip-host';
import { applyTheme, followColorMode } from './color-mode';
import './globals.css';
import { system } from './system';

/** Once, around the application: tokens, theme, icon defaults, and the hosts of tooltips and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    applyTheme();
  }, []);
  useEffect(followColorMode, []);
  return (
    <ChakraProvider value={system}>
      <LucideProvider size={16} strokeWidth={1.75}>
        {children}
        <FollowAddress />
        <TooltipHost />
        <ToastHost />
      </LucideProvider>
    </ChakraProvider>
  );
}
