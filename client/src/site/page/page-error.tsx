import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

/** A script that could not be fetched is asked for again only by a new page. */
const reload = () => window.location.reload();

/** Stands in the place of a page that broke or could not be fetched. Offline it waits for the connection. */
export function PageError({ onRetry = reload }: { onRetry?(): void }) {
  const { onLine } = navigator;
  const label = onLine ? 'Something went wrong' : 'You are offline';
  useEffect(() => {
    document.title = label;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [label, onRetry]);
  return (
    <Message label={label} title={onLine ? 'The road is closed just here' : 'No signal on this stretch'}>
      {onLine ? (
        <>
          <p>This page could not be shown. Your connection may have dropped; trying again often helps.</p>
          <Button onClick={onRetry} mt="8">
            Try again
          </Button>
        </>
      ) : (
        <p>This page opens by itself as soon as you are connected again.</p>
      )}
    </Message>
  );
}
