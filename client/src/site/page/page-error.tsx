import { useEffect } from 'react';
import { useLoadProblem } from '../../lib/load-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

/** A script that could not be fetched is asked for again only by a new page. */
const reload = () => window.location.reload();

const words = {
  offline: {
    label: 'You are offline',
    title: 'No signal on this stretch',
    text: 'This page opens by itself as soon as you are connected again.',
    button: '',
  },
  outdated: {
    label: 'A new version is here',
    title: 'The road was built anew',
    text: 'This site was renewed while you were reading. Please reload; what you typed into our forms is still there.',
    button: 'Reload',
  },
  unknown: {
    label: 'Something went wrong',
    title: 'The road is closed just here',
    text: 'This page could not be shown. Your connection may have dropped; trying again often helps.',
    button: 'Try again',
  },
};

interface Props {
  error: unknown;
  onRetry?(): void;
}

/** Stands in the place of a page that broke or could not be fetched. Offline it waits for the connection. */
export function PageError({ error, onRetry = reload }: Props) {
  const problem = useLoadProblem(error);
  const { label, title, text, button } = words[problem];
  useEffect(() => {
    document.title = label;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [label, onRetry]);
  return (
    <Message label={label} title={title}>
      <p>{text}</p>
      {button && (
        <Button onClick={problem === 'outdated' ? reload : onRetry} mt="8">
          {button}
        </Button>
      )}
    </Message>
  );
}
