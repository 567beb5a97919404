import type { UserDto } from '@hand-receipt/contracts';
import {
  MemoryRouter,
  PlatformProvider,
  queryClient,
  sessionStore,
  useLocation,
} from '@hand-receipt/platform';
import { UiProvider } from '@hand-receipt/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** The signed-in person of these tests. */
export const halloran: UserDto = {
  id: 'U-0001',
  username: 'halloran',
  email: 'halloran@example.mil',
  name: 'CPT Halloran',
  lastName: 'Halloran',
  rank: 'CPT',
  unit: 'B Co, 4-612 IN',
  position: 'Company Commander',
  role: 'Commander',
  status: 'Active',
  yearsOfService: 8,
  commandTime: null,
  valueManaged: 0,
  equipmentSummary: { vehicles: 0, weapons: 0, communications: 0, opticalSystems: 0, sensitiveItems: 0 },
  upcomingEvents: [],
};

/** Renders a screen as the shell does, signed in, at an address. The output 'Address' tells where it leads. */
export function renderAt(path: string, screen: ReactNode) {
  queryClient.clear();
  sessionStore.setState({ status: 'authenticated', user: halloran, expired: false });
  return render(
    <PlatformProvider>
      <UiProvider>
        <MemoryRouter initialEntries={[path]}>
          {screen}
          <Address />
        </MemoryRouter>
      </UiProvider>
    </PlatformProvider>,
  );
}
