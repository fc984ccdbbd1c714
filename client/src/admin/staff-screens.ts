import { accountScreen } from './account/account-screen.ts';
import { activityScreen } from './activity/activity-screen.ts';
import { contentScreens } from './content-screens.ts';
import { customersScreen } from './customers/customers-screen.ts';
import { dashboardScreen } from './dashboard/dashboard-screen.ts';
import { dataScreen } from './data/data-screen.ts';
import { donationAccountsScreen } from './donations/donation-accounts-screen.ts';
import { messageWorkScreen } from './messages/work/message-work-screen.ts';
import { issueScreen, newsletterScreen } from './newsletter/newsletter-screen.ts';
import { peopleScreen } from './people/people-screen.ts';
import { writingScreen } from './posts/writing/writing-screen.ts';
import { privacyScreen } from './privacy/privacy-screen.ts';
import { redirectsScreen } from './redirects/redirects-screen.ts';
import { registrationWorkScreen } from './registrations/work/registration-work-screen.ts';
import { remindersScreen } from './reminders/reminders-screen.ts';
import { reportsScreen } from './reports/reports-screen.ts';
import type { StaffScreen } from './screens/staff-screen.ts';
import { settingsScreens } from './settings/settings-screens.ts';
import { trashScreen } from './trash/trash-screen.ts';

/** All screens of the staff; the router and the sidebar are made from them. */
export const staffScreens: StaffScreen[] = [
  dashboardScreen,
  ...contentScreens,
  registrationWorkScreen,
  messageWorkScreen,
  customersScreen,
  remindersScreen,
  writingScreen,
  newsletterScreen,
  issueScreen,
  ...settingsScreens,
  redirectsScreen,
  reportsScreen,
  donationAccountsScreen,
  activityScreen,
  trashScreen,
  peopleScreen,
  privacyScreen,
  dataScreen,
  accountScreen,
];
