// Shows a part of the staff's area in a test, with a server that answers by operation name.

import { type ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { GraphQLFormattedError } from 'graphql';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { from } from 'rxjs';
import { toast } from 'sonner';
import { StaffScreensContext } from '../src/admin/screens/staff-screen.ts';
import { Toasts } from '../src/admin/shell/toasts.tsx';
import { addStaffPolicies } from '../src/admin/staff-cache.ts';
import { staffScreens } from '../src/admin/staff-screens.ts';
import { adminSystem } from '../src/admin/theme/admin-system.ts';
import { AgencyContext } from '../src/admin/ui/agency-context.ts';
import { createApolloClient } from '../src/lib/api/apollo.ts';
import { demoAgency } from './rows/demo-agency.ts';
import { TestRouter, visit } from './test-router.tsx';
import { holdToasts } from './toasts.ts';
import { setupUser } from './user.ts';

/** Operations by name with a small first letter; a `Refusal` that one throws becomes the GraphQL error. */
export type Server = Record<string, (variables: Variables) => unknown>;

interface Variables {
  required: boolean;
  away: boolean;
  id: number;
  input: object;
  version: number;
  key: string;
  purpose: string;
  filter: object;
  approve: boolean;
  reason: string;
}

export class Refusal extends Error {
  readonly extensions: GraphQLFormattedError['extensions'];

  constructor(message: string, extensions: GraphQLFormattedError['extensions']) {
    super(message);
    this.extensions = extensions;
  }
}

/** `before` are the addresses visited before this one. */
export function renderStaff(children: ReactNode, server: Server, path = '/admin', before: string[] = []) {
  preparePage();
  const calls: string[] = [];
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    // Drafts are kept beside all other work.
    if (!name.endsWith('Draft')) calls.push(name);
    return from(answer(server, name, operation.variables));
  });
  const client: ApolloClient = createApolloClient({ link, ssr: false });
  addStaffPolicies(client);
  const router = visit([...before, path]);
  render(
    <ChakraProvider value={adminSystem}>
      <ApolloProvider client={client}>
        <AgencyContext value={demoAgency}>
          <StaffScreensContext value={staffScreens}>
            <TestRouter>
              {children}
              <Address />
            </TestRouter>
          </StaffScreensContext>
          <Toasts />
        </AgencyContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return { calls, client, router, user: setupUser({ pointerEventsCheck: 0 }) };
}

async function answer(server: Server, name: string, variables: Record<string, unknown>) {
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  try {
    return { data: (await server[key]?.(variables as unknown as Variables)) as Record<string, unknown> };
  } catch (error) {
    if (error instanceof Refusal)
      return { data: null, errors: [{ message: error.message, extensions: error.extensions }] };
    throw error;
  }
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** What the browser has and the test's page lacks. */
function preparePage() {
  toast.dismiss();
  holdToasts();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Without a layout nothing has a box, and what has none cannot be focused by a dialog.
  Element.prototype.getClientRects = () => [{ width: 1, height: 1 }] as unknown as DOMRectList;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.setPointerCapture ??= () => undefined;
}
