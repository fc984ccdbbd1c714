import { accountScreen } from './account/account-screen.ts';
import { activityScreen } from './activity/activity-screen.ts';
import { contentScreens } from './content-screens.ts';
import { dashboardScreen } from './dashboard/dashboard-screen.ts';
import { dataScreen } from './data/data-screen.ts';
import { peopleScreen } from './people/people-screen.ts';
import { writingScreen } from './posts/writing/writing-screen.ts';
import { redirectsScreen } from './redirects/redirects-screen.ts';
import { reportsScreen } from './reports/reports-screen.ts';
import { settingsScreens } from './settings/settings-screens.ts';
import { trashScreen } from './trash/trash-screen.ts';

/** All screens of the staff; the router and the sidebar are made from them. */
export const staffScreens = [
  dashboardScreen,
  ...contentScreens,
  writingScreen,
  ...settingsScreens,
  redirectsScreen,
  reportsScreen,
  activityScreen,
  trashScreen,
  peopleScreen,
  dataScreen,
  accountScreen,
];
