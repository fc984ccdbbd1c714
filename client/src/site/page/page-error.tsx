import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

/** Stands in the place of a page that broke or could not be fetched. */
export function PageError() {
  useEffect(() => {
    document.title = 'Something went wrong';
  }, []);
  return (
    <Message label="Something went wrong" title="The road is closed just here">
      <p>This page could not be shown. Your connection may have dropped; trying again often helps.</p>
      <Button onClick={() => window.location.reload()} mt="8">
        Try again
      </Button>
    </Message>
  );
}
