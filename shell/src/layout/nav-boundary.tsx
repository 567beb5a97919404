import { Component, type ReactNode } from 'react';
import { RegistryProvider } from '../app/registry-context';

/** Shows the navigation with the shell's own entries alone where what the remotes declare cannot be drawn. */
export class NavBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The navigation could not be drawn as the remotes declare it', error);
  }

  override render() {
    const { children } = this.props;
    return this.state.failed ? <RegistryProvider value={[]}>{children}</RegistryProvider> : children;
  }
}
