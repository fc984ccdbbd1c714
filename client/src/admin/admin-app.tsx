import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { lazy, useEffect, useRef, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useSavedPlace } from '../lib/session/saved-place.ts';
import { useSession } from '../lib/session/session.ts';
import { createAdminClient, keepUpToDate } from './admin-client.ts';
import { historyOfScreen } from './history/history-of-screen.tsx';
import { Allowed } from './rights/allowed.tsx';
import { StaffFreshnessContext } from './screens/list/staff-freshness.ts';
import { type StaffScreen, StaffScreensContext } from './screens/staff-screen.ts';
import { CurrentAgency } from './settings/current-agency.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { Toasts } from './shell/toasts.tsx';
import { UnreadProvider } from './shell/unread.tsx';
import { useOwnManifest } from './shell/use-own-manifest.ts';
import { ForgotPasswordPage } from './sign-in/forgot-password-page.tsx';
import { LoginPage } from './sign-in/login-page.tsx';
import { ResetPasswordPage } from './sign-in/reset-password-page.tsx';
import { SignupPage } from './sign-in/signup-page.tsx';
import { staffScreens } from './staff-screens.ts';
import { adminSystem } from './theme/admin-system.ts';
import type { Agency } from './ui/agency-context.ts';
import { MissingPage } from './ui/page.tsx';
import { type Previews, SitePreviews } from './ui/site-previews.ts';

const routes = staffScreens.flatMap((screen: StaffScreen) => {
  const Screen = lazy(async () => ({ default: (await screen.load()).Screen }));
  return [
    { screen, path: screen.path, Screen },
    ...(screen.opensRows ? [{ screen, path: `${screen.path}/:record`, Screen }] : []),
    { screen, path: `${screen.path}/:record/history`, Screen: historyOfScreen(screen) },
  ];
});

/** The staff's part, everything under /admin. */
export function AdminApp({ agency, previews }: { agency: Agency; previews: Previews }) {
  const [{ client, freshness }] = useState(createAdminClient);
  const { user, loading } = useSession();
  const { ended } = useSavedPlace();
  const person = (user ?? ended)?.id;
  const shownTo = useRef(person);

  useOwnManifest();
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
        <StaffFreshnessContext value={freshness}>
          <CurrentAgency first={agency}>
            <SitePreviews value={previews}>
              <StaffScreensContext value={staffScreens}>
                <Routes>
                  <Route path="login" element={<LoginPage />} />
                  <Route path="signup" element={<SignupPage />} />
                  <Route path="forgot-password" element={<ForgotPasswordPage />} />
                  <Route path="reset-password" element={<ResetPasswordPage />} />
                  <Route
                    element={
                      <UnreadProvider>
                        <AdminLayout />
                      </UnreadProvider>
                    }
                  >
                    {routes.map(({ screen, path, Screen }) => (
                      <Route
                        key={path}
                        path={path}
                        element={
                          <Allowed right={screen.right} title={screen.link?.label ?? 'Not for your role'}>
                            <Screen />
                          </Allowed>
                        }
                      />
                    ))}
                    <Route path="*" element={<MissingPage />} />
                  </Route>
                </Routes>
                <Toasts />
              </StaffScreensContext>
            </SitePreviews>
          </CurrentAgency>
        </StaffFreshnessContext>
      </ApolloProvider>
    </ChakraProvider>
  );
}
