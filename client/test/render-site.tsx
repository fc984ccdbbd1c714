import { act, render } from '@testing-library/react';
import { getOperationAST } from 'graphql';
import { createApolloClient } from '../src/lib/api/apollo.ts';
import type { Freshness } from '../src/lib/api/freshness.ts';
import { createExecuteLink } from '../src/lib/api/server-side.ts';
import { unknownCompany } from '../src/lib/company.ts';
import { createEmotionCache } from '../src/lib/page/emotion.ts';
import { Providers } from '../src/providers.tsx';
import { loadRoute, Pages } from '../src/routes.tsx';
import type { PostedForm } from '../src/site/forms/posted-form.ts';
import { askCompany } from '../src/site/shell/ask-company.ts';
import { type DemoContent, demoExecute } from './rows/demo-api.ts';
import { TestRouter, visit } from './test-router.tsx';
import { setupUser } from './user.ts';

interface Options extends Partial<DemoContent> {
  /** Queries are answered once it is resolved. */
  held?: Promise<void>;
  /** Whether the server can be reached when it is asked. */
  reachable?(): boolean;
  /** A form that came back with the page. */
  posted?: PostedForm;
  /** What knows how old answers are; without it all count as new. */
  freshness?: Freshness;
  /** Whether the server says that the record of the address does not exist. */
  isMissing?: boolean;
  /** Gets the name of each query as it is asked. */
  operations?: string[];
  /** The addresses visited before this one. */
  before?: string[];
}

/** What one page wrote into the style sheets serves the next. */
const emotion = createEmotionCache({ ssr: false });

/** Opens the site at a path, over made-up content. */
export async function renderSite(
  path: string,
  {
    held,
    reachable = () => true,
    posted,
    freshness,
    isMissing,
    operations,
    before = [],
    ...content
  }: Options = {},
) {
  const answer = demoExecute(content, held);
  const link = createExecuteLink(async (document, variables) => {
    operations?.push(getOperationAST(document)?.name?.value ?? '');
    if (!reachable()) throw new TypeError('Failed to fetch');
    return answer(document, variables);
  });
  const client = createApolloClient({ link, ssr: false });
  const company = { ...unknownCompany, ...(await askCompany(demoExecute(content))) };
  await loadRoute(new URL(path, 'http://site').pathname);
  const router = visit([...before, path]);
  await act(async () => {
    render(
      <Providers
        client={client}
        company={company}
        emotion={emotion}
        freshness={freshness ?? null}
        posted={posted}
        isMissing={isMissing}
      >
        <TestRouter>
          <Pages />
        </TestRouter>
      </Providers>,
    );
  });
  const goTo = (path: string) => act(() => router.navigate(path));
  return { user: setupUser(), router, goTo };
}
