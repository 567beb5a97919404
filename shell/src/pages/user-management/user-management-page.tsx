import { useCurrentUser, useUrlState } from '@hand-receipt/platform';
import { Box, Button, IconButton, PageBody, PageHeader, Tabs, UserPlusIcon } from '@hand-receipt/ui';
import { useCallback } from 'react';
import { OpenAccountDialog } from './people/open-account-dialog';
import { PeopleTab } from './people/people-tab';
import { SignInTab } from './sign-in/sign-in-tab';
import { UnitsTab } from './units/units-tab';

const TABS = [
  { value: 'people', label: 'Users' },
  { value: 'units', label: 'Units' },
] as const;
const ADMIN_TABS = [...TABS, { value: 'sign-in', label: 'Sign-in' }] as const;

/** Who is in the company, and the units that they are in. An Admin changes both. */
export default function UserManagementPage() {
  const { unit, role } = useCurrentUser();
  const { get, set } = useUrlState();
  const isAdmin = role === 'Admin';
  const tabs = isAdmin ? ADMIN_TABS : TABS;
  const tab = tabs.find(({ value }) => value === get('tab'))?.value ?? 'people';
  const openAct = useCallback((act: string, person = '') => set({ act, person }), [set]);

  const addUser = (
    <Button variant="primary" icon={<UserPlusIcon />} onClick={() => openAct('add')}>
      Add New User
    </Button>
  );
  const addOnPhone = (
    <IconButton
      label="Add New User"
      icon={<UserPlusIcon size={20} />}
      size="l"
      onClick={() => openAct('add')}
    />
  );
  return (
    <PageBody>
      <PageHeader
        title="User Management"
        caption={unit}
        actions={isAdmin ? addUser : null}
        phoneAction={isAdmin ? addOnPhone : null}
      />
      <Tabs
        label="User management"
        tabs={tabs}
        value={tab}
        onChange={(next) => set({ tab: next === 'people' ? '' : next })}
      >
        {tab === 'people' ? <PeopleTab onAct={openAct} /> : null}
        {tab === 'units' ? (
          <Box mt="4">
            <UnitsTab mayChange={isAdmin} />
          </Box>
        ) : null}
        {tab === 'sign-in' ? (
          <Box mt="4">
            <SignInTab />
          </Box>
        ) : null}
      </Tabs>
      <OpenAccountDialog mayAdd={isAdmin} />
    </PageBody>
  );
}
