import { chakra, Flex } from '@chakra-ui/react';
import { isLoadError, type Problem, useLoadProblem } from '../../lib/load-problem.ts';
import { Button } from '../../ui/button.tsx';

const words: Record<Problem, [title: string, text: string]> = {
  offline: ['You are offline', 'What you typed is kept. Go on as soon as you are connected again.'],
  outdated: ['A new version is here', 'Please reload to go on. What you typed is kept.'],
  unknown: ['This could not be shown', 'Trying again often helps. What you typed is kept.'],
};

const reload = () => window.location.reload();

interface Props {
  error: unknown;
  onRetry(): void;
}

/** Stands in the place of a screen, or a part of one, that broke or whose code did not come. */
export function BrokenPart({ error, onRetry }: Props) {
  const problem = useLoadProblem(error);
  const [title, text] = words[problem];
  const needsReload = isLoadError(error);
  return (
    <Flex
      role="alert"
      direction="column"
      align="flex-start"
      gap="3"
      bg="surface"
      borderWidth="1px"
      borderRadius="md"
      p="6"
    >
      <chakra.h2 textStyle="subheading">{title}</chakra.h2>
      <p>{text}</p>
      <Button onClick={needsReload ? reload : onRetry} disabled={problem === 'offline'}>
        {needsReload ? 'Reload' : 'Try again'}
      </Button>
    </Flex>
  );
}
