import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Freshness } from './lib/api/freshness.ts';
import type { Company } from './lib/company.ts';
import { type PostedForm, PostedFormContext } from './site/forms/posted-form.ts';
import { FreshnessContext, MissingContext } from './site/page/page-view.tsx';
import { CompanyContext } from './site/shell/company.ts';
import { siteSystem } from './ui/theme/system.ts';

interface Props {
  client: ApolloClient;
  company: Company;
  emotion: EmotionCache;
  freshness: Freshness | null;
  /** A form that came back with the page. */
  posted?: PostedForm | null;
  /** Whether the server knows that there is no record at the address. */
  isMissing?: boolean;
  children: ReactNode;
}

/** What every page stands in, the same in the browser and on the server. */
export function Providers(props: Props) {
  const { client, company, emotion, freshness, posted = null, isMissing = false, children } = props;
  return (
    <CacheProvider value={emotion}>
      <ChakraProvider value={siteSystem}>
        <ApolloProvider client={client}>
          <CompanyContext value={company}>
            <FreshnessContext value={freshness}>
              <MissingContext value={isMissing}>
                <PostedFormContext value={posted}>{children}</PostedFormContext>
              </MissingContext>
            </FreshnessContext>
          </CompanyContext>
        </ApolloProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
