import { useQuery } from '@apollo/client/react';
import { ArchiveRestore } from 'lucide-react';
import { useEffect } from 'react';
import { displayMoment } from '../ui/moment.ts';
import { Banner } from './banners.tsx';
import { RestoredCopyDocument } from './restored-copy.generated.ts';

/** Milliseconds after which a copy is asked whether it went live: the bar goes by itself then. */
const askAgain = 20_000;

/** Says so while the site is a copy that was put back from a backup: what staff do in it nobody else hears of. */
export function RestoredCopyBar() {
  const { data, startPolling, stopPolling } = useQuery(RestoredCopyDocument, { fetchPolicy: 'cache-first' });
  const copy = data?.restoredCopy;
  const isCopy = Boolean(copy);
  useEffect(() => {
    if (!isCopy) return;
    startPolling(askAgain);
    return stopPolling;
  }, [isCopy, startPolling, stopPolling]);

  if (!copy) return null;
  return (
    <Banner role="note" gap="3" bg="dangerSoft" color="dangerText" py="2">
      <ArchiveRestore size={18} aria-hidden style={{ flexShrink: 0 }} />
      <span>
        <b>
          This is a restored copy
          {copy.snapshotAt && ` of ${displayMoment(copy.snapshotAt)}`}.
        </b>{' '}
        Visitors can only read it, and nothing leaves it: no mails, no newsletters, no payments. Who runs the
        site makes it live with the command <code>go-live</code>.
      </span>
    </Banner>
  );
}
