import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { lazy, useEffect, useRef, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useSavedPlace } from '../lib/session/saved-place.ts';
import { useSession } from '../lib/session/session.ts';
import { createAdminClient } from './admin-client.ts';
import { keepUpToDate } from './keep-up-to-date.ts';
import { FreshnessContext } from './screens/list/freshness-context.ts';
import { AdminLayout } from './shell/admin-layout.tsx';
import { InboxNewsProvider } from './shell/inbox-news.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { Toasts } from './shell/toasts.tsx';
import { ForgotPasswordPage } from './sign-in/forgot-password-page.tsx';
import { LoginPage } from './sign-in/login-page.tsx';
import { ResetPasswordPage } from './sign-in/reset-password-page.tsx';
import { SignupPage } from './sign-in/signup-page.tsx';
import { adminSystem } from './theme/admin-system.ts';
import { type Agency, AgencyContext } from './ui/agency-context.ts';

const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
}));
const ProgramsPage = lazy(async () => ({
  default: (await import('./programs/programs-page.tsx')).ProgramsPage,
}));
const PostsPage = lazy(async () => ({
  default: (await import('./posts/posts-page.tsx')).PostsPage,
}));
const CoachesPage = lazy(async () => ({
  default: (await import('./coaches/coaches-page.tsx')).CoachesPage,
}));
const GalleryPage = lazy(async () => ({
  default: (await import('./gallery/gallery-page.tsx')).GalleryPage,
}));
const FacilitiesPage = lazy(async () => ({
  default: (await import('./facilities/facilities-page.tsx')).FacilitiesPage,
}));
const AlumniPage = lazy(async () => ({
  default: (await import('./alumni/alumni-page.tsx')).AlumniPage,
}));
const RegistrationsPage = lazy(async () => ({
  default: (await import('./registrations/registrations-page.tsx')).RegistrationsPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import('./messages/messages-page.tsx')).MessagesPage,
}));
const SubscribersPage = lazy(async () => ({
  default: (await import('./subscribers/subscribers-page.tsx')).SubscribersPage,
}));
const PeoplePage = lazy(async () => ({
  default: (await import('./people/people-page.tsx')).PeoplePage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
}));
const DonationsPage = lazy(async () => ({
  default: (await import('./donations/donations-page.tsx')).DonationsPage,
}));
const TrashPage = lazy(async () => ({
  default: (await import('./trash/trash-page.tsx')).TrashPage,
}));

/** The staff's part, everything under /admin. */
export function AdminApp({ agency }: { agency: Agency }) {
  const [{ client, freshness }] = useState(createAdminClient);
  const { user, loading } = useSession();
  const { ended } = useSavedPlace();
  const person = (user ?? ended)?.id;
  const shownTo = useRef(person);

  useEffect(() => keepUpToDate(client, freshness), [client, freshness]);
  useEffect(() => {
    if (loading || shownTo.current === person) return;
    // What one person was shown is not kept for the next, who may have signed in in another tab.
    if (shownTo.current) void (person ? client.resetStore() : client.clearStore()).catch(() => undefined);
    shownTo.current = person;
  }, [person, loading, client]);

  return (
    <ChakraProvider value={adminSystem}>
      <ApolloProvider client={client}>
        <FreshnessContext value={freshness}>
          <AgencyContext value={agency}>
            <Routes>
              <Route path="login" element={<LoginPage />} />
              <Route path="signup" element={<SignupPage />} />
              <Route path="forgot-password" element={<ForgotPasswordPage />} />
              <Route path="reset-password" element={<ResetPasswordPage />} />
              <Route
                element={
                  <InboxNewsProvider>
                    <AdminLayout />
                  </InboxNewsProvider>
                }
              >
                <Route index element={<DashboardPage />} />
                <Route path="programs" element={<ProgramsPage />} />
                <Route path="posts" element={<PostsPage />} />
                <Route path="coaches" element={<CoachesPage />} />
                <Route path="gallery" element={<GalleryPage />} />
                <Route path="facilities" element={<FacilitiesPage />} />
                <Route path="alumni" element={<AlumniPage />} />
                <Route path="registrations" element={<RegistrationsPage />} />
                <Route path="messages" element={<MessagesPage />} />
                <Route path="subscribers" element={<SubscribersPage />} />
                <Route path="donations" element={<DonationsPage />} />
                <Route path="people" element={<PeoplePage />} />
                <Route path="account" element={<AccountPage />} />
                <Route path="trash" element={<TrashPage />} />
                <Route path="*" element={<MissingPage />} />
              </Route>
            </Routes>
            <Toasts />
          </AgencyContext>
        </FreshnessContext>
      </ApolloProvider>
    </ChakraProvider>
  );
}
