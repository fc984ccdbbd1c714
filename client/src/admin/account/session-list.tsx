import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { OwnSessionsDocument } from './account.generated.ts';
import { SessionLine } from './session-line.tsx';
import { useEndingSessions } from './use-ending-sessions.ts';

/** Where one is signed in, and how that ends. */
export function SessionList() {
  // Somebody else may have signed in or ended one: what is known is shown, and asked for again.
  const { data, error, refetch } = useQuery(OwnSessionsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const ending = useEndingSessions();
  const question = useQuestion(() => endOthers, ending.endOthers);
  // The buttons that end a session go with it; the list then has the focus.
  const list = useRef<HTMLUListElement>(null);
  const retry = () => void refetch().catch(() => undefined);

  if (!data) {
    return error ? <FailedRows message={readFailure(error).message} onRetry={retry} /> : <LoadingRows />;
  }
  const others = data.sessions.filter(({ current }) => !current);
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {data.sessions.toSorted(thisOneFirst).map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() => {
              list.current?.focus();
              void ending.endOne(session);
            }}
          />
        ))}
      </List>
      <Flex mt="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <chakra.p fontSize="sm" color="muted" flex="1 1 18rem">
          {others.length === 0
            ? 'You are signed in nowhere else.'
            : 'Is there one you do not know? End it, and change your password.'}
        </chakra.p>
        {others.length > 0 && (
          <Button variant="outline" onClick={() => question.ask('others')}>
            End all others
          </Button>
        )}
      </Flex>
      <AskedQuestion question={question} focusAfterYes={() => list.current} />
    </>
  );
}

const endOthers = {
  title: 'End all other sessions?',
  text: 'You stay signed in here, and have to sign in again everywhere else.',
  confirmLabel: 'End all others',
  done: 'All other sessions have ended.',
  failed: 'The sessions were not ended',
};

const thisOneFirst = (a: { current: boolean }, b: { current: boolean }) =>
  Number(b.current) - Number(a.current);

const List = chakra('ul', {
  base: { bg: 'surface', borderWidth: '1px', borderRadius: 'md', px: { base: '4', md: '6' } },
});
