import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApolloClient } from '../src/lib/apollo.ts';
import { createEmotionCache } from '../src/lib/emotion.ts';
import { createExecuteLink } from '../src/lib/execute-link.ts';
import { Providers } from '../src/providers.tsx';
import { loadRoute, Pages } from '../src/routes.tsx';
import { type DemoContent, demoExecute } from './demo-api.ts';
import { TestRouter, visit } from './test-router.tsx';

interface Options extends Partial<DemoContent> {
  /** Milliseconds until a query is answered. */
  delay?: number;
  /** The addresses visited before this one. */
  before?: string[];
}

/** Opens the site at a path, over made-up content. */
export async function renderSite(path: string, { delay, before = [], ...content }: Options = {}) {
  const client = createApolloClient({ link: createExecuteLink(demoExecute(content, delay)), ssr: false });
  await loadRoute(new URL(path, 'http://site').pathname);
  const router = visit([...before, path]);
  await act(async () => {
    render(
      <Providers client={client} emotion={createEmotionCache({ ssr: false })} freshness={null}>
        <TestRouter>
          <Pages />
        </TestRouter>
      </Providers>,
    );
  });
  const goTo = (path: string) => act(() => router.navigate(path));
  return { user: userEvent.setup({ delay: null }), router, goTo };
}
