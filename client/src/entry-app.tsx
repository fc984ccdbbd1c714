// Starts the site in the browser: takes over the HTML the server sent, without asking for its data again.
import { ApolloLink } from '@apollo/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from './lib/api/apollo.ts';
import { Freshness, refetchOnFocus } from './lib/api/freshness.ts';
import { createHttpLink } from './lib/api/http-link.ts';
import { unknownCompany } from './lib/company.ts';
import { createEmotionCache } from './lib/page/emotion.ts';
import { storedSessionLink } from './lib/session/stored-session-link.ts';
import { Providers } from './providers.tsx';
import { loadRoute, Pages } from './routes.tsx';

/** Rejects when the code of the page does not come. `onLive` is called when the page answers to its visitor. */
export async function start(onLive: () => void) {
  // The first page's code is there before React looks, so that it finds the same tree the server wrote.
  await loadRoute(window.location.pathname);
  const freshness = new Freshness();
  const link = ApolloLink.from([freshness.link, storedSessionLink, createHttpLink()]);
  const state = readData('apollo-state');
  const client = createApolloClient({ link, state });
  refetchOnFocus(client, (query, variables) => !freshness.isFresh(query, variables));

  const goLive = () => {
    document.documentElement.dataset.live = '';
    onLive();
  };
  const app = (
    <StrictMode>
      <Providers
        client={client}
        company={{ ...unknownCompany, ...readData('company') }}
        emotion={createEmotionCache({ ssr: false })}
        freshness={freshness}
        posted={readData('posted-form')}
        // The page of what does not exist is made without data, so that one serves all its addresses.
        isMissing={state === undefined}
      >
        <BrowserRouter>
          <Pages onLive={goLive} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // As a transition React takes over in small steps and never holds up a finger on the screen.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** What the server wrote beside the page. */
function readData(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
