import { accountScreen } from './account/account-screen.ts';
import { activityScreen } from './activity/activity-screen.ts';
import { alumniScreen } from './alumni/alumni-screen.ts';
import { bookingsScreen, bookingWorkScreen, bookScreen } from './bookings/bookings-screen.ts';
import { coachesScreen } from './coaches/coaches-screen.ts';
import { customersScreen } from './customers/customers-screen.ts';
import { dashboardScreen } from './dashboard/dashboard-screen.ts';
import { dataScreen } from './data/data-screen.ts';
import { departureScreen, departuresScreen, manifestScreen } from './departures/departures-screen.ts';
import { donationAccountsScreen } from './donations/donation-accounts-screen.ts';
import { donationsScreen } from './donations/donations-screen.ts';
import { facilitiesScreen } from './facilities/facilities-screen.ts';
import { galleryScreen } from './gallery/gallery-screen.ts';
import { mediaScreen } from './media/media-screen.ts';
import { messagesScreen, messageWorkScreen } from './messages/messages-screen.ts';
import { issueScreen, newsletterScreen } from './newsletter/newsletter-screen.ts';
import { paymentsScreen } from './payments/payments-screen.ts';
import { peopleScreen } from './people/people-screen.ts';
import { postsScreen, writingScreen } from './posts/posts-screen.ts';
import { priceListScreen, pricesScreen } from './prices/prices-screen.ts';
import { privacyScreen } from './privacy/privacy-screen.ts';
import { programsScreen } from './programs/programs-screen.ts';
import { editQuoteScreen, newQuoteScreen, quoteScreen, quotesScreen } from './quotes/quotes-screen.ts';
import { redirectsScreen } from './redirects/redirects-screen.ts';
import { registrationsScreen, registrationWorkScreen } from './registrations/registrations-screen.ts';
import { remindersScreen } from './reminders/reminders-screen.ts';
import { reportsScreen } from './reports/reports-screen.ts';
import { reviewScreen, reviewsScreen } from './reviews/reviews-screen.ts';
import type { StaffScreen } from './screens/staff-screen.ts';
import { settingsScreens } from './settings/settings-screens.ts';
import { subscribersScreen } from './subscribers/subscribers-screen.ts';
import { trashScreen } from './trash/trash-screen.ts';
import { vehiclesScreen } from './vehicles/vehicles-screen.ts';

/** The register: every screen of the staff, in the order of the sidebar. What shows screens reads it. */
export const staffScreens: StaffScreen[] = [
  dashboardScreen,
  postsScreen,
  coachesScreen,
  programsScreen,
  galleryScreen,
  facilitiesScreen,
  alumniScreen,
  registrationsScreen,
  messagesScreen,
  subscribersScreen,
  donationsScreen,
  bookingsScreen,
  paymentsScreen,
  mediaScreen,
  registrationWorkScreen,
  messageWorkScreen,
  bookingWorkScreen,
  bookScreen,
  customersScreen,
  remindersScreen,
  writingScreen,
  newsletterScreen,
  issueScreen,
  ...settingsScreens,
  redirectsScreen,
  departuresScreen,
  departureScreen,
  manifestScreen,
  pricesScreen,
  priceListScreen,
  vehiclesScreen,
  quotesScreen,
  newQuoteScreen,
  quoteScreen,
  editQuoteScreen,
  reviewsScreen,
  reviewScreen,
  reportsScreen,
  donationAccountsScreen,
  activityScreen,
  trashScreen,
  peopleScreen,
  privacyScreen,
  dataScreen,
  accountScreen,
];
