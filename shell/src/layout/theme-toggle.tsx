import { IconButton, MoonIcon, SunIcon, useColorMode } from '@hand-receipt/ui';

export function ThemeToggle() {
  const { colorMode, toggleColorMode } = useColorMode();
  const dark = colorMode === 'dark';
  return (
    <IconButton
      label={dark ? 'Use light theme' : 'Use dark theme'}
      icon={dark ? <SunIcon size={18} /> : <MoonIcon size={18} />}
      onClick={toggleColorMode}
    />
  );
}
