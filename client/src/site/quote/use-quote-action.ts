import { useApolloClient } from '@apollo/client/react';
import { readFailure } from '../../lib/api/failure.ts';
import { paths } from '../../paths.ts';
import { useDecision } from '../forms/use-decision.ts';
import { QuotePageDocument } from './quote-page.generated.ts';

/** Something done with a quote by who has its key; when it is another one by now, the page shows what holds. `id`: the form it is. */
export function useQuoteAction(id: string, key: string) {
  const client = useApolloClient();
  const { decide, ...decision } = useDecision(id);
  const refresh = async () => {
    await client.refetchQueries({ include: [QuotePageDocument] });
  };
  return {
    ...decision,
    /** Where a browser without JavaScript sends it. */
    address: paths.quoteOf(key),
    /** Asks for the quote as it is now. */
    refresh,
    act: (call: () => Promise<unknown>) =>
      decide(async () => {
        try {
          await call();
        } catch (error) {
          if (readFailure(error).code === 'CONFLICT') await refresh();
          throw error;
        }
      }),
  };
}
