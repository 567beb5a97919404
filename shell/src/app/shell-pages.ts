import { type LatePart, latePart } from './late';

interface ShellPage {
  path: string;
  /** For the window's title. */
  title: string;
  part: LatePart;
}

/** Pages that anybody may open. */
export const guestPages = {
  login: latePart(() => import(/* webpackChunkName: "app-login" */ '../pages/login/login-page')),
  register: latePart(() => import(/* webpackChunkName: "app-register" */ '../pages/register/register-page')),
  setPassword: latePart(
    () => import(/* webpackChunkName: "app-set-password" */ '../pages/set-password/set-password-page'),
  ),
  secondFactor: latePart(
    () => import(/* webpackChunkName: "app-second-factor" */ '../session/second-factor-page'),
  ),
  confirmed: latePart(
    () => import(/* webpackChunkName: "app-confirmed" */ '../pages/confirmed/confirmed-page'),
  ),
  checkPaper: latePart(
    () => import(/* webpackChunkName: "app-check" */ '../pages/check-paper/check-paper-page'),
  ),
};

/** The shell's own pages behind the guard. All others are the remotes'. */
export const shellPages: ShellPage[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    part: latePart(() => import(/* webpackChunkName: "app-dashboard" */ '../pages/dashboard/dashboard-page')),
  },
  {
    path: '/profile',
    title: 'Personnel Profile',
    part: latePart(() => import(/* webpackChunkName: "app-profile" */ '../pages/profile/profile-page')),
  },
  {
    path: '/settings',
    title: 'Settings',
    part: latePart(() => import(/* webpackChunkName: "app-settings" */ '../pages/settings/settings-page')),
  },
  {
    path: '/user-management',
    title: 'User Management',
    part: latePart(
      () =>
        import(/* webpackChunkName: "app-user-management" */ '../pages/user-management/user-management-page'),
    ),
  },
  {
    path: '/sections',
    title: 'Sections',
    part: latePart(() => import(/* webpackChunkName: "app-sections" */ '../pages/sections/sections-page')),
  },
  {
    path: '/operations',
    title: 'Operations',
    part: latePart(
      () => import(/* webpackChunkName: "app-operations" */ '../pages/operations/operations-page'),
    ),
  },
  {
    path: '/webhooks',
    title: 'Webhooks',
    part: latePart(() => import(/* webpackChunkName: "app-webhooks" */ '../pages/webhooks/webhooks-page')),
  },
];
