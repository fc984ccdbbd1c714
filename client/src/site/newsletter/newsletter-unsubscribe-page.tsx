import { joined, pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { useWasSent } from '../forms/posted-form.ts';
import { LeaveByEmail } from './leave-by-email.tsx';
import { LeaveByLink } from './leave-by-link.tsx';
import { useToken } from './use-token.ts';

/** The way off the newsletter: by the link of a mail with one press, else by a mail with such a link. */
function UnsubscribePage() {
  const token = useToken();
  const left = useWasSent('leave');
  return token || left ? <LeaveByLink token={token} /> : <LeaveByEmail />;
}

export const page = definePage({
  Component: UnsubscribePage,
  head: (_data, { company }) => ({
    title: pageTitle('Leave our newsletter', company),
    description: `Unsubscribe from ${joined(' of ', 'the newsletter', company.name)}.`,
    noindex: true,
  }),
});
