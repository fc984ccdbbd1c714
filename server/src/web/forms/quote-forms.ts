// The forms of the page that the key of a quote opens.
import type { PageForm } from './page-form.ts';
import {
  PostQuoteAcceptanceDocument,
  type PostQuoteAcceptanceMutation,
  PostQuoteRefusalDocument,
} from './page-forms.generated.ts';

const path = '/quote';

export const quoteForms: readonly PageForm[] = [
  {
    id: 'accept',
    path,
    fields: ['quoted', 'acceptTerms'],
    operation: PostQuoteAcceptanceDocument,
    variables: ({ quoted, acceptTerms }, _, { query }) => ({
      key: query.get('key') ?? '',
      quoted,
      // A box that is not ticked is not sent.
      acceptTerms: Boolean(acceptTerms),
    }),
    next: (_, answer) =>
      `/booking?key=${encodeURIComponent((answer as PostQuoteAcceptanceMutation).acceptQuote.key)}#content`,
  },
  {
    id: 'decline',
    path,
    fields: ['reason'],
    operation: PostQuoteRefusalDocument,
    variables: ({ reason }, _, { query }) => ({ key: query.get('key') ?? '', reason }),
    next: ({ query }) => `/quote?key=${encodeURIComponent(query.get('key') ?? '')}&sent=decline#content`,
  },
];
