import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

/** A script that could not be fetched is asked for again only by a new page. */
const reload = () => window.location.reload();

/** Stands in the place of a page that broke or could not be fetched. Tries again by itself when the connection is back. */
export function PageError({ onRetry = reload }: { onRetry?(): void }) {
  const [online, setOnline] = useState(() => navigator.onLine);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    document.title = online ? 'Something went wrong' : 'You are offline';
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [online, onRetry]);

  function tryAgain() {
    setOnline(navigator.onLine);
    setTries(tries + 1);
    // Without a connection the browser would put a page of its own in the place of this one.
    if (navigator.onLine) onRetry();
  }

  return (
    <Message
      label={online ? 'Something went wrong' : 'You are offline'}
      title={online ? 'The road is closed just here' : 'No signal on this stretch'}
    >
      <p role="status">
        {online
          ? 'This page could not be shown. Your connection may have dropped; trying again often helps.'
          : `${tries > 0 ? 'Still no connection. ' : ''}This page has not been fetched yet. It opens by itself as soon as you are connected.`}
      </p>
      <Button onClick={tryAgain} mt="8">
        Try again
      </Button>
    </Message>
  );
}
